import type { Configurator } from '@millrace/configurator';
import { type Rename, type RenameRefusal, refusalOf } from '../rename/rename.ts';
import { renamedConfigurator } from '../rename/rename-configurator.ts';
import { withOption } from './change-place.ts';

/**
 * A configurator with a name or a code that nobody knows yet typed over: its own rules follow, no number of before is kept readable. The
 * blank code, which no rule can name anew, is put in or taken away alone.
 */
export function renamedPlainly(configurator: Configurator, rename: Rename): Configurator | RenameRefusal {
  if (rename.from === rename.to) return configurator;
  const refusal = refusalOf(configurator, rename);
  if (refusal?.code === 'blank-code' && rename.of === 'code') {
    const isTaken = configurator.configGroups
      .find(({ name }) => name === rename.group)
      ?.options?.some(({ code }) => code === rename.to);
    if (isTaken === true) return { code: 'clash', with: 'code', name: rename.to, option: rename.to };
    return withOption(configurator, rename.group, rename.from, (option) => ({ ...option, code: rename.to }));
  }
  return refusal ?? renamedConfigurator(configurator, rename, { keepsReading: false });
}
