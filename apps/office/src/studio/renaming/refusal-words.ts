import type { RenamedRowsAnswer } from '@millrace/contract/office';

type Refused = Extract<RenamedRowsAnswer, { ok: false }>;

const NAMES = { group: 'A group', table: 'A table', fact: 'A fact', code: '', 'former-code': '' } as const;

/** Why a rename cannot be made, said at its field. */
export function refusalWords({ refusal, where }: Refused): string {
  const { code, name = '', option } = refusal;
  const place = where === undefined ? '' : ` That is so in ${where.label}.`;
  switch (code) {
    case 'clash':
      if (refusal.with === 'code')
        return option === name || option === undefined
          ? `Another option has the code ${name} already.${place}`
          : `The code ${option} of ${name} has this sign in it, so numbers would be hard to read.${place}`;
      if (refusal.with === 'former-code') return `${name} is a former code of the option ${option}.${place}`;
      return `${NAMES[refusal.with ?? 'group']} is named “${name}” already.${place}`;
    case 'same-name':
      return 'It is called so already.';
    case 'blank-code':
      return 'A blank code prints nothing: numbers with it and without it would read alike.';
    case 'blank-separator':
      return 'Without a sign between them, parts can read in two ways.';
    case 'reserved-name':
      return name === '' ? 'It needs a name.' : 'A name does not begin with “@” or “sum(”.';
    case 'not-sound':
      return 'The configurator has a value that cannot be stored. Mend that first; the findings say where.';
    case 'no-configurator':
      return 'The family has no configurator of its own.';
    default:
      return 'What is to be renamed is not there any more, or has another name by now.';
  }
}
