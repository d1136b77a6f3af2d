import type { ConfigGroup, Configurator } from '@millrace/configurator';
import { foldNumber } from '../numbers/lenient/folded-number.ts';
import { readNearly } from '../numbers/nearly/read-nearly.ts';
import { readingBudget } from '../numbers/reading-budget.ts';

export const read = (configurator: Configurator, typed: string) => {
  const folded = foldNumber(typed);
  return folded === null ? null : readNearly(configurator, folded, readingBudget());
};
export const signs = { right: '', wrong: '!', unread: '?' };
/** `TD 3 5F! 20`: wrong cells with !, those that wait with ?. */
export const cellsOf = (configurator: Configurator, typed: string) =>
  read(configurator, typed)
    ?.cells.map(({ text, state }) => text + signs[state])
    .join(' ');
export const groupsOf = (configurator: Configurator, typed: string) =>
  read(configurator, typed)
    ?.cells.filter(({ state }) => state === 'wrong')
    .map(({ group }) => group);
export const offersOf = (configurator: Configurator, typed: string) =>
  read(configurator, typed)
    ?.offers()
    .map(({ itemNo }) => itemNo);
export const missingOf = (configurator: Configurator, typed: string) =>
  read(configurator, typed)?.evaluation.missing.map((one) => ('group' in one ? one.group : one.code));

export const choice = (name: string, codes: string[], more: Partial<ConfigGroup> = {}): ConfigGroup => ({
  name,
  options: codes.map((code) => ({ code })),
  ...more,
});
