import type { Configurator } from '@millrace/configurator';
import { type Cause, plainText, type Statement, statementToParts } from '@millrace/studio';
import { placeOfFinding, type StudioFinding } from '../ground/use-studio-findings.ts';

/** A cause in words: one sentence as its heading, and what else is to know. */
export interface CauseWords {
  heading: string;
  detail: string | null;
}

const MANY: Readonly<Record<string, (count: number) => string>> = {
  'model-number-price': (count) => `${count} products have another price than their number`,
  'model-number-unreadable': (count) => `${count} products have a number that is refused`,
  'model-number-incomplete': (count) => `${count} products have a number that is not complete`,
  'duplicate-model-number': (count) => `${count} products carry the number of another`,
  'known-number-refused': (count) => `${count} known numbers must be valid, and are refused`,
  'known-number-price': (count) => `${count} known numbers have another price`,
  'known-number-taken': (count) => `${count} known numbers must be refused, and are read`,
};

/** Words of a cause, as one reads them who made the configurator; `name` is that of the row, which messages begin with. */
export function causeWords(
  configurator: Configurator,
  { code, findings }: Cause<StudioFinding>,
  name: string,
): CauseWords {
  const [first, ...others] = findings;
  const message = sentenceOf(first, name);
  if (others.length > 0) return { heading: MANY[code]?.(findings.length) ?? message, detail: null };
  const place = placeOfFinding(first);
  const group = place === null ? undefined : configurator.configGroups[place.group];
  const option = place?.option == null ? undefined : group?.options?.[place.option];
  if (code === 'option-never-selectable' && group !== undefined && option !== undefined)
    return {
      heading: `${group.name} ${option.code === '' ? '(blank code)' : option.code} can never be chosen`,
      detail: rulesOf(configurator, option) ?? message,
    };
  if (code === 'group-never-shows' && group !== undefined)
    return { heading: `${group.name} can never show`, detail: rulesOf(configurator, group) ?? message };
  if (code === 'blocked-unanswered' && group !== undefined && option !== undefined)
    return {
      heading: `${group.name} ${option.code} is off from the start`,
      detail:
        `${rulesOf(configurator, option) ?? ''} No answer speaks against it yet. With “not with” and the opposite rule it would be off only ` +
        'once an answer rules it out.',
    };
  return { heading: message, detail: null };
}

const RULE_FIELDS: Readonly<Record<string, string>> = {
  enableIf: '“only with”',
  disableIf: '“not with”',
  selectIf: '“always with”',
  showIf: '“shown only while”',
  hideIf: '“hidden while”',
};

/** The message without the name of the row before it, with its place as the studio names it: `Floats 4F, “not with”: …`. */
export function sentenceOf({ message }: Pick<StudioFinding, 'message'>, name: string): string {
  const own = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  return own
    .replace(/^Group "([^"]*)"(?:, option "([^"]*)")?:/, (_, group: string, code?: string) =>
      code === undefined ? `${group}:` : `${group} ${code === '' ? '(blank code)' : code}:`,
    )
    .replace(/: (enableIf|disableIf|selectIf|showIf|hideIf):/, (_, field: string) => `, ${RULE_FIELDS[field]}:`);
}

const FIELDS = ['showIf', 'hideIf', 'enableIf', 'disableIf'] as const;

/** The rules that decide it, as sentences. */
function rulesOf(
  configurator: Configurator,
  owner: Readonly<Partial<Record<(typeof FIELDS)[number], readonly string[]>>>,
): string | null {
  const said = FIELDS.flatMap((does): string[] => {
    const rules = owner[does];
    if (rules === undefined || rules.length === 0) return [];
    const statement: Statement = { does, rules };
    return [plainText(statementToParts(configurator, statement))];
  });
  return said.length === 0 ? null : `It is ${said.join(', and ')}.`;
}
