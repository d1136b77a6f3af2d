import {
  type Configurator,
  evaluate,
  initialSelection,
  quantityAt,
  type Selection,
  setQuantity,
  setValue,
  switchOption,
} from '@millrace/configurator';
import type { WrittenProduct } from '../written-family.ts';

/** The choice in a group: a code, a value, or several codes, `S*2` for a quantity of two. */
type Pick = string | number | readonly string[];
export type Picks = Readonly<Record<string, Pick>>;

export interface ModelSeries {
  configurator: Configurator;
  /** Part number of the first model, the others follow it; or the model number is the part number too. */
  from: number | 'model number';
  name: string | ((picks: Picks) => string);
  /** Follows the description: numbers are no part of it. */
  note?: (picks: Picks) => string;
  /** In every model. */
  with?: Picks;
  /** Every combination of these is a model; the last axis turns fastest. */
  axes: Readonly<Record<string, readonly Pick[]>>;
}

/** Products that carry model numbers: number, price and description are the configurator's own. */
export function modelSeries(series: ModelSeries): WrittenProduct[] {
  return combinations(series.axes).map((combination, index) => {
    const picks = { ...series.with, ...combination };
    const name = typeof series.name === 'string' ? series.name : series.name(picks);
    const made = model(series.configurator, name, picks);
    const partNumber = series.from === 'model number' ? (made.configModelNo ?? '') : String(series.from + index);
    const description = series.note === undefined ? made.description : `${made.description}, ${series.note(picks)}`;
    return { ...made, partNumber, description };
  });
}

/** One product that carries a model number. */
export function model(configurator: Configurator, name: string, picks: Picks, partNumber = ''): WrittenProduct {
  const { itemNo, total, complete, missing, optionsDescription } = evaluate(configurator, select(configurator, picks));
  if (!complete) throw new Error(`${itemNo} is not complete: ${JSON.stringify(missing)}`);
  return {
    partNumber,
    name,
    description: sentence(optionsDescription),
    price: total === null ? null : total / 100,
    configModelNo: itemNo,
  };
}

/** The selection a visitor makes by these picks. A pick may wait for another (an option that needs a later one). */
function select(configurator: Configurator, picks: Picks): Selection {
  const clicks = Object.entries(picks).flatMap(([group, pick]) =>
    (Array.isArray(pick) ? pick : [pick]).map((code: string | number) => ({ group, code })),
  );
  let selection = initialSelection(configurator);
  let waiting = clicks;
  for (;;) {
    const left = waiting.filter(({ group, code }) => {
      selection = apply(configurator, selection, group, code);
      return !isPicked(configurator, selection, group, code);
    });
    const lost = clicks.filter(({ group, code }) => !isPicked(configurator, selection, group, code));
    if (lost.length === 0) return selection;
    if (left.length === waiting.length) {
      throw new Error(`cannot be picked: ${lost.map(({ group, code }) => `${group}.${code}`).join(', ')}`);
    }
    waiting = left.length === 0 ? lost : left;
  }
}

function apply(configurator: Configurator, selection: Selection, group: string, code: string | number): Selection {
  if (typeof code === 'number') return setValue(configurator, selection, group, code);
  const { plain, quantity } = quantityOf(code);
  const picked = isPicked(configurator, selection, group, plain)
    ? selection
    : switchOption(configurator, selection, group, plain);
  return quantity === null ? picked : setQuantity(configurator, picked, group, plain, quantity);
}

function isPicked(configurator: Configurator, selection: Selection, group: string, code: string | number): boolean {
  const index = configurator.configGroups.findIndex(({ name }) => name === group);
  if (typeof code === 'number') return selection[index]?.[0] === code;
  const { plain } = quantityOf(code);
  const options = configurator.configGroups[index]?.options ?? [];
  return (
    quantityAt(
      selection,
      index,
      options.findIndex((option) => option.code === plain),
    ) > 0
  );
}

function quantityOf(code: string): { plain: string; quantity: number | null } {
  const [plain = '', quantity] = code.split('*');
  return { plain, quantity: quantity === undefined ? null : Number(quantity) };
}

function combinations(axes: ModelSeries['axes']): Picks[] {
  return Object.entries(axes).reduce<Picks[]>(
    (sofar, [group, picks]) => sofar.flatMap((before) => picks.map((pick) => ({ ...before, [group]: pick }))),
    [{}],
  );
}

function sentence(descriptions: readonly string[]): string {
  const text = descriptions.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
