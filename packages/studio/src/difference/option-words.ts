import type { Configurator } from '@millrace/configurator';

/** Words of an option, as its author wrote them; else its code. */
export function optionWords({ configGroups }: Configurator, group: string, code: string): string {
  const option = configGroups.find(({ name }) => name === group)?.options?.find((one) => one.code === code);
  return option?.description ?? option?.name ?? (code === '' ? 'the blank code' : code);
}
