import type { ConfigOption } from '../../data/configurator.ts';
import type { DisabledReason, HiddenReason } from '../../data/evaluation.ts';
import { codesReach, countedIn, isAlwaysSelected, lacksEnabling, limitWith, pairsReach } from './enabling.ts';
import { isOutsideLimit, mostOptions, pieces, roomFor } from './limit.ts';
import { boundsAt } from './numbers/number.ts';
import { isCappedAway, mostEntries, startQuantity } from './quantity.ts';
import { compare } from './reading/fraction.ts';
import { listHolds } from './reading/rule.ts';
import {
  entriesAt,
  groupAt,
  isOfSeveral,
  isSelected,
  isSequence,
  optionsAt,
  quantityOf,
  type State,
  selectedIn,
} from './state.ts';
import { isOutsideTables } from './table.ts';
import { isAfterLast } from './visibility.ts';
import { othersOf } from './whole.ts';

interface Place {
  at: number;
  index: number;
  option: ConfigOption;
}

/** A rule disables neither what is never disabled nor what is always selected. */
function isRuled(option: ConfigOption): boolean {
  return option.neverDisabled !== true && !isAlwaysSelected(option);
}

/** Every reason there is to disable an option. A `neverDisabled` one is only disabled by the other choice of its group. */
const REASONS: Readonly<Partial<Record<DisabledReason['code'], (state: State, place: Place) => boolean>>> = {
  'enable-if': (state, { option }) => isRuled(option) && lacksEnabling(state, option),
  'disable-if': (state, { option }) => isRuled(option) && listHolds(state, option.disableIf),
  quantity: (state, { at, index, option }) =>
    (isRuled(option) && isCappedAway(state, option)) ||
    (isSequence(state, at) && quantityOf(state, at, index) >= mostEntries(state, option)),
  full: (state, { at }) => isSequence(state, at) && isFull(state, at),
  table: (state, { at, index }) => isOutsideTables(state, at, index),
  'disable-codes': (state, place) => isReached(state, place, codesReach),
  'disable-pair': (state, place) => isReached(state, place, pairsReach),
  'single-choice': (state, { at }) => !isOfSeveral(state, at) && selectedIn(state, at).length > 0,
  limit: (state, place) => isOutsideLimit(state, place.at, place.option) || wouldExceedLimit(state, place),
};

function isFull(state: State, at: number): boolean {
  const { max } = boundsAt(state, at);
  return max !== null && compare(pieces(entriesAt(state, at).length + 1), max) > 0;
}

/** Why an unselected option of a visible group is disabled; in a sequence, why one more of it is impossible. */
export function reasonsOf(state: State, at: number, index: number): string[] {
  const option = optionsAt(state, at)[index];
  if (option === undefined || (isSelected(state, at, index) && !isSequence(state, at))) return [];
  const place = { at, index, option };
  const reasons = Object.entries(REASONS).flatMap(([code, isReason]) =>
    isReason?.(state, place) ? [asToWhoAsks(state, place, code)] : [],
  );
  return [...new Set(reasons)];
}

/** In place of a rule that other facts about who asks would satisfy stand the names of those facts. */
function asToWhoAsks(state: State, place: Place, code: string): string {
  if (code !== 'enable-if' && code !== 'disable-if') return code;
  const others = othersOf(state.whole).find(
    ({ other }) => REASONS[code]?.({ ...state, whole: other }, place) === false,
  );
  return others === undefined ? code : `context ${others.facts.join()}`;
}

/** Whether a visitor could select it, or it is selected. */
export function isEnabled(state: State, at: number, index: number): boolean {
  return state.visible[at] === true && reasonsOf(state, at, index).length === 0;
}

export function hiddenReasonsOf(state: State, at: number): HiddenReason['code'][] {
  const { showIf = [], hideIf } = groupAt(state, at);
  return [
    ...(showIf.length > 0 && !listHolds(state, showIf) ? (['show-if'] as const) : []),
    ...(listHolds(state, hideIf) ? (['hide-if'] as const) : []),
    ...(isAfterLast(state, at) ? (['after-last'] as const) : []),
  ];
}

function isReached(state: State, { at, index, option }: Place, reach: typeof codesReach): boolean {
  if (option.neverDisabled === true) return false;
  return state.configurator.configGroups.some((_, from) =>
    optionsAt(state, from).some((__, by) =>
      reach(state, from, by).some(([group, target]) => group === at && target === index),
    ),
  );
}

/** Whether one more option would exceed a limit that results. */
function wouldExceedLimit(state: State, { at, index, option }: Place): boolean {
  if (!isOfSeveral(state, at) || option.neverDisabled === true) return false;
  const room = roomFor(state, at, option);
  if (isSequence(state, at)) return room !== null && room < BigInt(quantityOf(state, at, index) + 1);
  if (room !== null && room < BigInt(startQuantity(state, option))) return true;
  const counted = countedIn(state, at) + 1;
  const most = mostOptions(state, at);
  if (most !== null && compare(pieces(counted), most) > 0) return true;
  const selected = selectedIn(state, at).map((one) => one.option);
  const limit = limitWith(state, at, [...selected, option]);
  return selected.length > 0 && limit !== null && counted > limit;
}
