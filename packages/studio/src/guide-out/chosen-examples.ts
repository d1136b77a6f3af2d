import { type Configurator, type Evaluation, evaluate, parseModelNumber } from '@millrace/configurator';

/** More examples show nothing that these do not. */
const MOST = 8;

/** Of the numbers that a configurator reads, complete, those that together show most positions filled, in their order. */
export function chosenExamples(configurator: Configurator, numbers: readonly string[]): Evaluation[] {
  const read = [...new Set(numbers)].flatMap((number) => {
    const parsed = parseModelNumber(configurator, number);
    const one = parsed.ok ? evaluate(configurator, parsed.selection) : null;
    return one?.complete === true ? [{ one, shown: shownIn(one) }] : [];
  });
  const chosen = new Set<Evaluation>();
  const seen = new Set<string>();
  for (const rest = new Set(read); chosen.size < MOST; ) {
    let best: (typeof read)[number] | undefined;
    let most = -1;
    for (const each of rest) {
      const count = each.shown.filter((position) => !seen.has(position)).length;
      if (count > most) [best, most] = [each, count];
    }
    if (best === undefined) break;
    chosen.add(best.one);
    rest.delete(best);
    for (const position of best.shown) seen.add(position);
  }
  return read.flatMap(({ one }) => (chosen.has(one) ? [one] : []));
}

/** The groups that print something; one that prints several, or pieces, is shown by that. */
const shownIn = ({ groups }: Evaluation): string[] =>
  groups.flatMap(({ name, options, value }) => {
    const selected = options.filter((option) => option.selected);
    if (selected.every(({ code }) => code === '') && value == null) return [];
    return [name, ...(selected.length > 1 ? [`${name} several`] : [])];
  });
