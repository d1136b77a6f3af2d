import { boundsOf } from '../bounds/number-bounds.ts';
import type { State } from '../bounds/state.ts';
import type { Compiled, CompiledGroup } from '../compiled/compiled.ts';
import { isSelectedIn } from '../compiled/rule-state.ts';
import { type InContext, inContext } from '../context/in-context.ts';
import type { ModelNumber } from '../data/brand.ts';
import type { Configurator, Selection } from '../data/configurator.ts';
import type { DisabledReason, Evaluation, GroupState, HiddenReason, OptionState } from '../data/evaluation.ts';
import { present } from '../data/present.ts';
import { describe } from '../numbers/description.ts';
import { factStates } from '../numbers/fact-states.ts';
import { isAfterLast, type PrintedPart, printModelNumber } from '../numbers/model-number.ts';
import { encodeShareCode } from '../numbers/share-code.ts';
import { specTextOf } from '../numbers/spec-text.ts';
import { priceOf, totalOf } from '../pricing/price.ts';
import { compile } from '../rules/compile.ts';
import { listHolds } from '../rules/rules.ts';
import { isAnswered, isOptional, lastVisible, missingFrom, toOrder } from '../settling/completeness.ts';
import { causesOf, type Disabled, disabledByOptions, failing, reasonsIn, textsOf } from '../settling/enabling.ts';
import { limitInForce } from '../settling/limit.ts';
import { mostQuantity } from '../settling/most-quantity.ts';
import { stateOf } from '../settling/picked.ts';
import { tablePrices } from '../tables/table-prices.ts';
import { rangesOf } from '../tables/table-ranges.ts';

interface EvaluateOptions extends InContext {
  /** Whether a catalogue product carries this number. Without it, `catalogueOnly` leaves completeness to the other rules. */
  isCatalogueNumber?: (itemNo: ModelNumber) => boolean;
}

/**
 * Everything that follows from a configurator and a selection. Total: a selection that does not fit is settled first. Never throws.
 */
export function evaluate(stated: Configurator, selection: Selection, options: EvaluateOptions = {}): Evaluation {
  const configurator = inContext(stated, options);
  const compiled = compile(configurator);
  const state = stateOf(configurator, selection);
  const { itemNo, itemNoAlt, parts } = printModelNumber(compiled, state);
  const missing = [...missingFrom(compiled, state)];
  if (configurator.catalogueOnly === true && missing.length === 0 && options.isCatalogueNumber?.(itemNo) === false) {
    missing.push({ code: 'not-in-catalogue' });
  }
  const facts = factStates(compiled, state);
  return {
    itemNo,
    itemNoAlt,
    total: totalOf(compiled, state),
    complete: missing.length === 0,
    missing,
    optionsDescription: describe(compiled, state),
    facts,
    specText: specTextOf(compiled, state, facts),
    toOrder: toOrder(compiled, state),
    urlOpts: encodeShareCode(state.selection),
    groups: groupStates(compiled, state, parts),
    selection: state.selection,
    ranges: rangesOf(compiled, state, state.visible),
    tablePrices: tablePrices(compiled, state),
  };
}

function groupStates(compiled: Compiled, state: State, parts: readonly PrintedPart[]): readonly GroupState[] {
  const disabled = disabledByOptions(compiled, state);
  const last = lastVisible(compiled, state);
  return compiled.groups.map((group) => {
    const { part, separator } = present(parts[group.index]);
    const visible = state.visible[group.index] === true;
    const limit = limitInForce(group, state);
    return {
      name: group.name,
      visible,
      hidden: visible ? [] : hiddenReasons(compiled, group, state),
      optional: isOptional(group, last),
      answered: visible && isAnswered(group, state),
      part,
      separator,
      counted: limit.counted.length,
      limit: limit.limit,
      options: optionStates(compiled, group, state, disabled),
      value: present(state.values[group.index]),
      bounds:
        (group.isEntered && group.kind !== 'assembly') || group.kind === 'sequence' ? boundsOf(group, state) : null,
      ...enteredIn(compiled, group, state),
      ...assemblyOf(group, state),
    };
  });
}

/** The text of a text group, the codes of a sequence; other groups have neither field. */
function enteredIn(
  { options }: Compiled,
  { kind, index }: CompiledGroup,
  state: State,
): Pick<GroupState, 'text' | 'codes'> {
  if (kind === 'text') return { text: present(state.texts[index]) };
  if (kind !== 'sequence') return {};
  return { codes: present(state.sequences[index]).map((id) => present(options[id]).code) };
}

/** All that follows from the part of an assembly, as far as it is chosen. */
function assemblyOf({ index }: CompiledGroup, { parts }: State): Pick<GroupState, 'assembly'> {
  const part = parts?.[index];
  return part ? { assembly: evaluate(part.configurator, part.state.selection) } : {};
}

const NO_REASONS: readonly DisabledReason[] = [];

/** Options of a hidden group are unselected and enabled (specification 4): what hides them is the group's reason. */
function optionStates(
  compiled: Compiled,
  group: CompiledGroup,
  state: State,
  disabled: Disabled,
): readonly OptionState[] {
  const visible = state.visible[group.index] === true;
  const reasonsOf = visible ? reasonsIn(compiled, group, state, disabled) : () => NO_REASONS;
  return group.options.map((option) => {
    const quantity = present(state.quantities[option.id]);
    const reasons = reasonsOf(option);
    return {
      code: option.code,
      selected: quantity > 0,
      quantity,
      maxQuantity: mostQuantity(group, option, state),
      quantityFixed: option.data.isQtyReadonly === true,
      enabled: reasons.length === 0,
      fixed: option.data.isReadonly === true || state.held[option.id] === true,
      price: priceOf(option, state),
      reasons,
    };
  });
}

/** Every reason why a group is hidden. */
function hiddenReasons(compiled: Compiled, group: CompiledGroup, state: State): readonly HiddenReason[] {
  const reasons: HiddenReason[] = [];
  const { showIf, hideIf } = group;
  if (showIf.length > 0 && !listHolds(showIf, state)) reasons.push({ code: 'show-if', rules: failing(showIf, state) });
  if (listHolds(hideIf, state)) {
    reasons.push({ code: 'hide-if', rules: textsOf(hideIf), causes: causesOf(compiled, hideIf, state) });
  }
  if (isAfterLast(compiled, group, state)) {
    const ending = compiled.lastOptions.filter(
      ({ id, group: owner }) => owner < group.index && isSelectedIn(state.quantities, id),
    );
    const causes = ending.map((option) => ({ group: present(compiled.groups[option.group]).name, code: option.code }));
    reasons.push({ code: 'after-last', causes });
  }
  return reasons;
}
