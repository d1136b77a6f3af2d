import type { ConfigGroup, Configurator } from '@millrace/configurator';

/** A name that no group, table or fact has: the wanted one, or with the first number after it that is free. */
export function freeName({ configGroups, tables = [], facts = [] }: Configurator, wanted: string): string {
  const taken = new Set([...configGroups, ...tables, ...facts].map(({ name }) => name));
  return firstFree(wanted, taken, ' ');
}

/** A code that no option of a group has, today's or former. */
export const freeCode = ({ options = [] }: ConfigGroup, wanted: string): string =>
  firstFree(wanted, new Set(options.flatMap(({ code, formerCodes = [] }) => [code, ...formerCodes])), '');

function firstFree(wanted: string, taken: ReadonlySet<string>, between: string): string {
  if (!taken.has(wanted)) return wanted;
  let at = 2;
  while (taken.has(`${wanted}${between}${at}`)) at++;
  return `${wanted}${between}${at}`;
}
