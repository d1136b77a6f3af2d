import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import {
  type Cents,
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  catalogueTotal,
  choicesOfNumber,
  decodeShareCode,
  type Evaluation,
  evaluate,
  type FactState,
  factWords,
  type GroupState,
  lengthOf,
  type ModelNumber,
  parseModelNumber,
  printDecimal,
  printedCode,
  type Selection,
  timesQuantity,
  toCents,
} from '@millrace/configurator';
import { measureOf, type PartNumber, type WrittenModelNumber, withOtherUnits } from '@millrace/contract';
import { settingsOf } from '../content/settings-of.ts';

/** One selected option, the value of a number group, or what a table adds. */
interface OptionLine {
  group: string;
  code: string;
  description: string;
  quantity: number;
  /** For the whole quantity, in cents; null is on request. */
  price: Cents | null;
}

export interface ConfiguredNumber {
  itemNo: ModelNumber;
  complete: boolean;
  lines: OptionLine[];
  /** Data that follow from the choices, as words. */
  facts: { name: string; words: string }[];
  /** Sentences for a specification. */
  specText: readonly string[];
  /** Added once to the options, in cents. */
  base: Cents;
  /** Of the catalogue product that carries the number; customers do not see our part numbers. */
  partNumber: PartNumber | null;
  /** In cents; null while the number is incomplete or its price is on request. */
  total: Cents | null;
}

/** The number that an address names, with its parts; null when it names none, or nothing that can be read. */
export function configuredNumber(
  snapshot: Snapshot,
  configurator: Configurator,
  asked: { configurator?: WrittenModelNumber | undefined; options?: string | undefined },
): ConfiguredNumber | null {
  const selection = selectionFrom(configurator, asked);
  if (selection === null) return null;
  const known = (itemNo: ModelNumber) =>
    answers.productByConfig(snapshot, { params: { config: itemNo }, query: {} }, anonymous);
  const state = evaluate(configurator, selection, { isCatalogueNumber: (itemNo) => known(itemNo).ok });
  if (state.groups.every((group) => !group.answered)) return null;
  const { 'brand.locale': locale } = settingsOf(snapshot);
  const product = state.complete ? known(state.itemNo) : null;
  const carried = product?.ok === true ? product.answer : null;
  return {
    itemNo: state.itemNo,
    complete: state.complete,
    lines: [
      ...configurator.configGroups.flatMap((group, index) => linesOf(configurator, group, { state, index, locale })),
      ...state.tablePrices.map(({ table, price }) => ({
        group: table,
        code: '',
        description: table,
        quantity: 1,
        price,
      })),
    ],
    facts: state.facts.map((fact) => ({ name: fact.name, words: factInBoth(fact, locale) })),
    specText: state.specText,
    base: toCents(configurator.adderPrice ?? 0),
    partNumber: configurator.privateLabel === true ? null : (carried?.partNumber ?? null),
    total: totalOf(configurator, state, carried),
  };
}

/** A number goes before choices that do not print it; of one that does not end right, what could be read counts. */
function selectionFrom(
  configurator: Configurator,
  { configurator: number, options }: { configurator?: string | undefined; options?: string | undefined },
): Selection | null {
  if (number !== undefined && number.trim() !== '') {
    const printing = options === undefined ? null : choicesOfNumber(configurator, number.trim(), options);
    if (printing !== null) return printing;
    const parsed = parseModelNumber(configurator, number.trim());
    if (parsed.ok) return parsed.selection;
    if (parsed.code === 'context') return null;
    return parsed.code === 'ambiguous' ? parsed.readings[0] : parsed.selection;
  }
  const decoded = options === undefined ? null : decodeShareCode(configurator, options);
  return decoded?.ok === true ? decoded.selection : null;
}

/** The catalogue's price goes before the sum (specification 4); 0 is a price on request. */
function totalOf(
  configurator: Configurator,
  state: Evaluation,
  product: { price: number | null } | null,
): Cents | null {
  if (!state.complete) return null;
  if (product === null) return state.total;
  return catalogueTotal(configurator, state, product.price === null ? null : toCents(product.price));
}

function factInBoth(fact: FactState, locale: string): string {
  const measure = typeof fact.value === 'number' ? measureOf(fact.value, fact.unit) : null;
  return withOtherUnits(factWords(fact), measure, locale);
}

function linesOf(
  configurator: Configurator,
  group: ConfigGroup,
  { state: { groups }, index, locale }: { state: Evaluation; index: number; locale: string },
): OptionLine[] {
  const state = groups[index];
  if (state === undefined || !state.visible) return [];
  if (group.kind === 'number') return numberLine(group, state, locale);
  if (group.kind === 'text') return textLine(group, state);
  if (state.codes !== undefined) return entryLines(configurator, group, state, state.codes);
  if (state.assembly !== undefined) return assemblyLine(group, state.assembly);
  return (group.options ?? []).flatMap((option, at) => {
    const { selected, quantity, price } = state.options[at] ?? { selected: false, quantity: 0, price: null };
    if (!selected || (option.hideDescription === true && price === 0)) return [];
    const description = wordsOf(configurator, option);
    return [
      {
        group: group.name,
        code: printedCode(option, quantity),
        description,
        quantity,
        price: price === null ? null : timesQuantity(price, quantity),
      },
    ];
  });
}

function wordsOf({ privateLabel }: Configurator, option: ConfigOption): string {
  const told = (privateLabel === true ? option.altDescription : undefined) ?? option.description;
  return told ?? option.displayName ?? option.name ?? option.code;
}

/** Every entry of a sequence has its own line. */
function entryLines(
  configurator: Configurator,
  { name, options = [] }: ConfigGroup,
  state: GroupState,
  codes: readonly string[],
): OptionLine[] {
  return codes.flatMap((code) => {
    const at = options.findIndex((option) => option.code === code);
    const option = options[at];
    const price = state.options[at]?.price ?? null;
    if (option === undefined || (option.hideDescription === true && price === 0)) return [];
    return [{ group: name, code, description: wordsOf(configurator, option), quantity: 1, price }];
  });
}

/** A part is one line, with all that it costs. */
function assemblyLine(
  { name }: ConfigGroup,
  { itemNo, total, complete, optionsDescription }: Evaluation,
): OptionLine[] {
  if (!complete) return [];
  return [{ group: name, code: itemNo, description: optionsDescription.join(', '), quantity: 1, price: total }];
}

function textLine({ name, pricePerUnit = 0 }: ConfigGroup, { text, part }: GroupState): OptionLine[] {
  if (typeof text !== 'string') return [];
  const price = toCents(pricePerUnit, lengthOf(text));
  return [{ group: name, code: part, description: text, quantity: 1, price }];
}

function numberLine(group: ConfigGroup, { value, answered, part }: GroupState, locale: string): OptionLine[] {
  if (value === null || !answered) return [];
  const printed = printDecimal(value);
  const words = group.unit === undefined ? printed : `${printed} ${group.unit}`;
  const description = withOtherUnits(words, measureOf(value, group.unit), locale);
  return [{ group: group.name, code: part, description, quantity: 1, price: toCents(group.pricePerUnit ?? 0, value) }];
}
