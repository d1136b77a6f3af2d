import {
  type Cents,
  type ConfigGroup,
  type ConfigOption,
  type Configurator,
  catalogueTotal,
  type Evaluation,
  type GroupState,
  lengthOf,
  type Missing,
  type OptionState,
  printDecimal,
  printedCode,
  timesQuantity,
  toCents,
} from '@millrace/configurator';
import { isCounted, ruleListWords, startingLarge } from '@millrace/configurator/words';
import type { PartNumber } from '@millrace/contract';
import { forPricingCall, ON_REQUEST } from '../../nameplate/price-text.ts';
import { printing } from '../../ui/words/printing.ts';
import { partSoFar, toChoose } from '../building/to-choose.ts';

/** The content of the price cell. `group` is the next one to answer. */
export type PriceLine =
  | { kind: 'choose'; label: string; text: string; group: string | null }
  | { kind: 'price'; label: string; text: string }
  | { kind: 'call'; label: string; text: string };

/** A catalogue product that carries the number. */
export interface CatalogueModel {
  partNumber: PartNumber;
  /** Its own, which wins over the sum of what the number prints. */
  price: Cents | null;
}

interface PriceContext {
  model: CatalogueModel | null;
  phone: string;
  signedIn: boolean;
}

/** The price line of specification 4: the missing groups, then the price, then the line to call. */
export function priceLine(configurator: Configurator, evaluation: Evaluation, context: PriceContext): PriceLine {
  const missing = evaluation.missing;
  const first = missing[0];
  if (first !== undefined) {
    const text = missingWords(configurator, evaluation, first);
    return { kind: 'choose', label: LIST_PRICE, text, group: 'group' in first ? first.group : null };
  }
  const { model, phone, signedIn } = context;
  const cents = listPrice(configurator, evaluation, model);
  const part = model === null || signedIn ? '' : partWords(model, hasMore(configurator, model, cents));
  if (cents === null || cents === 0)
    return { kind: 'call', label: `Price on request${part}`, text: forPricingCall(phone) };
  return { kind: 'price', label: `${LIST_PRICE}${part}`, text: printing().money(cents) };
}
export const LIST_PRICE = 'List price';

/** The price of whole choices: of the catalogue product that carries their number, with what that does not print, else the sum. */
export const listPrice = (
  configurator: Configurator,
  evaluation: Evaluation,
  model: CatalogueModel | null,
): Cents | null => (model === null ? evaluation.total : catalogueTotal(configurator, evaluation, model.price));

/** The part number alone does not order all that is chosen. */
const hasMore = ({ privateLabel }: Configurator, model: CatalogueModel, cents: Cents | null): boolean =>
  privateLabel !== true && cents !== model.price;

/** On one line of the plate. */
const partWords = ({ partNumber }: CatalogueModel, more: boolean): string =>
  more ? `, part ${partNumber} and extras` : `, catalogue part ${partNumber}`;

/** The questions that had to be answered and are: a choice can bring another question, so that what is left stays the same. */
function chosenSoFar({ configGroups }: Configurator, { groups }: Evaluation): number {
  const isAsked = (at: number): boolean =>
    configGroups[at]?.options?.every(({ selected }) => selected !== true) ?? true;
  return groups.filter(({ visible, answered, optional }, at) => visible && answered && !optional && isAsked(at)).length;
}

function chooseWords(configurator: Configurator, evaluation: Evaluation): string {
  const chosen = chosenSoFar(configurator, evaluation);
  const names = toChoose(configurator, evaluation);
  return `${chosen === 0 ? '' : `${chosen} chosen, `}${names.length} to choose: ${names[0]}`;
}

function missingWords(configurator: Configurator, evaluation: Evaluation, first: Missing): string {
  switch (first.code) {
    case 'choose':
      return chooseWords(configurator, evaluation);
    case 'number-outside-bounds': {
      const { min, max } = first.bounds;
      return `${first.group}: ${printDecimal(min)} to ${printDecimal(max)}`;
    }
    case 'requirement':
      return first.text ?? `Needs ${ruleListWords(configurator, first.then)}`;
    case 'table':
      return 'This combination is not made: change a choice';
    case 'too-few':
      return `More of ${first.group} needed`;
    case 'assembly': {
      const part = partSoFar(configurator, evaluation, first.group);
      const [inside] = part?.evaluation.missing ?? [];
      if (part === null || inside === undefined) return `${first.group}: not complete yet`;
      if (inside.code === 'choose') return chooseWords(configurator, evaluation);
      return `${first.group}: ${missingWords(part.configurator, part.evaluation, inside)}`;
    }
    case 'not-in-catalogue':
      return 'Not a catalogue model: change a choice';
  }
}

/** One row of what makes the price. */
export interface PricePart {
  key: string;
  code: string;
  text: string;
  amount: string;
}

/** The parts of the price: the basic price and each selected option that costs something, in order. */
export function priceParts(configurator: Configurator, evaluation: Evaluation): PricePart[] {
  const parts: PricePart[] = [];
  const adder = toCents(configurator.adderPrice ?? 0);
  if (adder !== 0) parts.push({ key: 'adder', code: '', text: 'Basic price', amount: printing().amount(adder) });
  configurator.configGroups.forEach((group, index) => {
    const state = evaluation.groups[index];
    if (state === undefined || !state.visible) return;
    if (state.codes !== undefined) parts.push(...entryParts(configurator, group, state, state.codes));
    else
      group.options?.forEach((option, at) => {
        const chosen = state.options[at];
        if (chosen?.selected !== true || chosen.price === 0) return;
        parts.push({
          key: `${group.name} ${option.code}`,
          code: printedCode(option, chosen.quantity),
          text: partText(configurator, option, chosen),
          amount: chosen.price === null ? ON_REQUEST : printing().amount(timesQuantity(chosen.price, chosen.quantity)),
        });
      });
    if (state.answered && state.assembly !== undefined) {
      const { itemNo, total } = state.assembly;
      const amount = total === null ? ON_REQUEST : printing().amount(total);
      parts.push({ key: group.name, code: itemNo, text: group.name, amount });
    }
    if (group.pricePerUnit && state.answered && state.value !== null) {
      const text = `${group.name}, ${printDecimal(state.value)}${group.unit === undefined ? '' : ` ${group.unit}`}`;
      const amount = printing().amount(toCents(group.pricePerUnit, state.value));
      parts.push({ key: group.name, code: state.part, text, amount });
    }
    if (group.pricePerUnit && typeof state.text === 'string') {
      const amount = printing().amount(toCents(group.pricePerUnit, lengthOf(state.text)));
      parts.push({ key: group.name, code: '', text: `${group.name} ${state.text}`, amount });
    }
  });
  for (const { table, price } of evaluation.tablePrices) {
    const amount = price === null ? ON_REQUEST : printing().amount(price);
    parts.push({ key: `table ${table}`, code: '', text: table, amount });
  }
  return parts;
}

/** Every entry of a sequence has its own line. */
function entryParts(
  configurator: Configurator,
  { name, options = [] }: ConfigGroup,
  state: GroupState,
  codes: readonly string[],
): PricePart[] {
  return codes.flatMap((code, at) => {
    const index = options.findIndex((option) => option.code === code);
    const option = options[index];
    const chosen = state.options[index];
    if (option === undefined || chosen === undefined || chosen.price === 0) return [];
    const amount = chosen.price === null ? ON_REQUEST : printing().amount(chosen.price);
    return [
      { key: `${name} ${at} ${code}`, code, text: partText(configurator, option, { ...chosen, quantity: 1 }), amount },
    ];
  });
}

function partText(configurator: Configurator, option: ConfigOption, chosen: OptionState): string {
  const own = option.description ?? option.displayName ?? option.name ?? option.code;
  const text = configurator.privateLabel === true ? (option.altDescription ?? own) : own;
  return chosen.quantity > 1 ? `${chosen.quantity} × ${text}` : startingLarge(text);
}

/** The price of one more entry of a sequence. */
export function onePrice({ price }: OptionState): string {
  if (price === null) return ON_REQUEST;
  return price > 0 ? `+${printing().amount(price)}` : printing().amount(price);
}

/** The text of an option's price. */
export function optionPrice(state: OptionState): string {
  if (state.price === null) return ON_REQUEST;
  const cents = timesQuantity(state.price, Math.max(state.quantity, 1));
  return cents > 0 ? `+${printing().amount(cents)}` : printing().amount(cents);
}

/** Under the name of an option that can be taken more than once: `72.00 each, up to 2`. */
export function quantityWords(option: ConfigOption, state: OptionState): string {
  if (!isCounted(option, state)) return '';
  if (state.price === null) return `Up to ${state.maxQuantity}`;
  return `${printing().amount(state.price)} each, up to ${state.maxQuantity}`;
}
