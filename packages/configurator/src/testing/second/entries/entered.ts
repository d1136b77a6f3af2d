import type { SelectionEntry } from '../../../data/configurator.ts';
import { isRuledOut } from '../enabling.ts';
import { boundsAt } from '../numbers/number.ts';
import { mostEntries } from '../quantity.ts';
import { floor } from '../reading/fraction.ts';
import { entriesAt, groupAt, optionsAt, type State } from '../state.ts';
import { endKey, type Left } from './going.ts';
import { normalText, textAt } from './text.ts';

/** A text as it is settled; none where it does not fit. */
export function textList(state: State, at: number): SelectionEntry[] {
  const [typed] = state.answers[at] ?? [];
  const text = typeof typed === 'string' ? normalText(typed, groupAt(state, at).upperCase) : '';
  state.answers[at] = text === '' ? [] : [text];
  return textAt(state, at) === null ? [] : [text];
}

/**
 * Unknown codes and those of disabled options go, then what is more than an option may stand, then the last beyond the most, then what
 * limits take.
 */
export function entriesLeft(state: State, at: number, left: Left): SelectionEntry[] {
  const options = optionsAt(state, at);
  const stands = new Map<number, number>();
  const kept = entriesAt(state, at).filter((index) => {
    const option = options[index];
    if (option === undefined || isRuledOut(state, option)) return false;
    const times = (stands.get(index) ?? 0) + 1;
    if (times > Math.min(mostEntries(state, option), left.get(`${at}/${index}`) ?? times)) return false;
    stands.set(index, times);
    return true;
  });
  const { max } = boundsAt(state, at);
  const most = max === null ? kept.length : Math.max(0, Number(floor(max)));
  const stays = new Map<number, number>();
  const within = kept.slice(0, most).filter((index) => {
    const times = (stays.get(index) ?? 0) + 1;
    stays.set(index, times);
    return times <= (left.get(endKey(at, index)) ?? times);
  });
  return within.map((index) => options[index]?.code ?? '');
}
