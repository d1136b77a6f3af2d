import {
  type Cents,
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  GROUP_SEPARATOR,
  quoteCode,
  type Table,
} from '@millrace/configurator';
import type { Structure } from './align.ts';
import { saysNone } from './cells/lexicon.ts';
import { perUnit } from './cells/rates.ts';
import { codesOf, type GuideRule } from './footnote-rules.ts';
import { type GatheredGroup, type GatheredOption, mayBeEmpty } from './gathered-groups.ts';
import type { Mention } from './mentions.ts';

/** All that a configurator is made of. */
export interface Parts {
  groups: readonly GatheredGroup[];
  structure: Structure | null;
  prefix: string;
  /** Stated by a person: it counts before what the examples show. */
  separator: string | undefined;
  base: Cents;
  rules: readonly GuideRule[];
  tables: readonly Table[];
}

/** The configurator of what was recognised: groups in their order, with the separators of the examples. */
export function configuratorOf(parts: Parts): Configurator {
  const { structure, prefix, base, tables } = parts;
  const groups = parts.groups.filter(({ isTaken }) => isTaken);
  const common = parts.separator ?? commonSeparator(structure);
  const made = groups.map((group, index): ConfigGroup => {
    const shown = parts.separator === undefined ? structure?.separators[index] : undefined;
    return groupOf(
      group,
      shown !== undefined && shown !== common ? shown : undefined,
      structure?.inner,
      common,
      structure?.skipped.has(index) ?? false,
    );
  });
  const fields = rulesByPlace(parts.rules, groups);
  const configurator: Configurator = {
    prefix,
    configGroups: made.map((group) => withRules(group, fields)),
  };
  if (common !== GROUP_SEPARATOR) configurator.groupSeparator = common;
  if (base !== 0) configurator.adderPrice = base / 100;
  const all = [...tables, ...groups.flatMap(tablesOfRate)];
  if (all.length > 0) configurator.tables = all;
  return configurator;
}

/** The separator that stands between most groups. */
function commonSeparator(structure: Structure | null): string {
  const times = new Map<string, number>();
  for (const separator of structure?.separators ?? [])
    if (separator !== undefined) times.set(separator, (times.get(separator) ?? 0) + 1);
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? GROUP_SEPARATOR;
}

function groupOf(
  group: GatheredGroup,
  separator: string | undefined,
  inner: string | undefined,
  common: string,
  isSkipped: boolean,
): ConfigGroup {
  const made: ConfigGroup = { name: group.name };
  // With an answer that prints nothing, it is answered where the number has nothing of it.
  const hasBlank = group.options.some(({ code, isTaken }) => code === '' && isTaken);
  if (!hasBlank && (group.optional || (isSkipped && (!group.several || group.sequence !== undefined))))
    made.optional = true;
  if (group.range !== undefined) {
    const { before, from, to, digits, step, words, rate } = group.range;
    Object.assign(made, { kind: 'number', min: from, max: to });
    if (step !== 1) made.step = step;
    if (digits > 0) made.digits = digits;
    const unit = /\b(?:mm|cm|ft|bar|psi|V|A|m)\b|°[CF]|\bin(?=[,.;]|$)/.exec(`${group.unit ?? ''}; ${words}`)?.[0];
    if (unit !== undefined) made.unit = unit;
    if (rate !== undefined && rate.included <= 0) made.pricePerUnit = perUnit(rate);
    if (before !== '') made.separator = `${separator ?? common}${before}`;
    else if (separator !== undefined) made.separator = separator;
    return made;
  }
  if (separator !== undefined) made.separator = separator;
  const taken = group.options.filter(({ isTaken }) => isTaken);
  if (group.several) {
    const kind = group.sequence === undefined ? { multiselect: true, maxSelect: 0, optional: true } : sequenceOf(group);
    Object.assign(made, kind);
    const between = inner ?? (common === '' || group.sequence !== undefined ? '' : undefined);
    if (between !== undefined) made.optionSeparator = between;
  }
  made.options = (group.sequence === undefined ? taken : taken.filter(({ code }) => code !== '')).map(optionOf);
  return made;
}

/** A sequence may be left out if it has an answer that prints nothing. */
const sequenceOf = (group: GatheredGroup): Partial<ConfigGroup> => ({
  kind: 'sequence',
  ...group.sequence,
  ...(mayBeEmpty(group) && { optional: true }),
});

/** A price by the unit above a length that is included: the whole length at its price, less that of what is included. */
function tablesOfRate({ name, range }: GatheredGroup): Table[] {
  const rate = range?.rate;
  if (rate === undefined || rate.included <= 0) return [];
  const { included } = rate;
  const rows = (above: number) => [
    [`..${included}`, 0],
    [`${included}..`, above],
  ];
  const off = Number(((rate.cents * included) / 100).toFixed(9));
  const frame = { columns: [name], gives: ['price'] };
  return [
    { ...frame, name: `${name} price`, per: name, rows: rows(perUnit(rate)) },
    { ...frame, name: `${name} included`, rows: rows(-off) },
  ];
}

function optionOf({ code, words, price }: GatheredOption): ConfigOption {
  const option: ConfigOption = {
    code,
    description: words === '' ? code : words,
    price: price === undefined ? 0 : price === null ? null : price / 100,
  };
  return code === '' ? { ...option, selected: true } : option;
}

type Fields = Map<string, Pick<ConfigOption, 'enableIf' | 'disableIf'> & Pick<ConfigGroup, 'showIf' | 'hideIf'>>;

const referenceTo = (mention: Mention): string => `${mention.group.name}.${codesOf(mention).map(quoteCode).join('|')}`;
/** One rule that holds when any of its alternatives does. */
function either([stated]: readonly string[] = [], rule: string): string[] {
  if (stated === undefined) return [rule];
  return stated === rule || stated.split(':').includes(rule) ? [stated] : [`${stated}:${rule}`];
}

/** Rules by the option or group whose field states them; a rule that excludes stands at the later of the two. */
function rulesByPlace(rules: readonly GuideRule[], groups: readonly GatheredGroup[]): Fields {
  const fields: Fields = new Map();
  const at = (key: string) => {
    const known = fields.get(key) ?? {};
    fields.set(key, known);
    return known;
  };
  const order = ({ key }: GatheredGroup) => groups.findIndex((group) => group.key === key);
  for (const { is, subject, objects } of rules)
    for (const object of objects) {
      if (order(subject.group) < 0 || order(object.group) < 0) continue;
      if (is === 'only' && subject.options !== 'any' && !object.group.optional) {
        // An answer that is still missing must not block from the start: the other answers do.
        const wanted = codesOf(object);
        const others = {
          ...object,
          options: object.group.options.filter((option) => option.isTaken && !wanted.includes(option.code)),
        };
        for (const key of keysOf(subject)) at(key).disableIf = either(at(key).disableIf, referenceTo(others));
        continue;
      }
      if (is === 'only') {
        for (const key of keysOf(subject)) {
          const place = at(key);
          if (subject.options === 'any') place.showIf = [...(place.showIf ?? []), referenceTo(object)];
          else place.enableIf = [...(place.enableIf ?? []), referenceTo(object)];
        }
        continue;
      }
      const [first, later] = order(subject.group) < order(object.group) ? [subject, object] : [object, subject];
      // A group that may be left out is not asked at all.
      const hides = later.options === 'any' && (later.group.optional || later.group.several);
      const own =
        later.options === 'any' && !hides
          ? { ...later, options: later.group.options.filter((option) => option.isTaken && !saysNone(option.words)) }
          : later;
      for (const key of keysOf(own)) {
        const place = at(key);
        if (own.options === 'any') place.hideIf = either(place.hideIf, referenceTo(first));
        else place.disableIf = either(place.disableIf, referenceTo(first));
      }
    }
  return fields;
}

const keysOf = ({ group, options }: Mention): string[] =>
  options === 'any' ? [group.name] : options.map(({ code }) => `${group.name}\n${code}`);

function withRules(group: ConfigGroup, fields: Fields): ConfigGroup {
  const own = fields.get(group.name);
  const { options } = group;
  const made =
    options === undefined
      ? group
      : { ...group, options: options.map((option) => ({ ...option, ...fields.get(`${group.name}\n${option.code}`) })) };
  return own === undefined ? made : { ...made, ...own };
}
