import { type ConfigGroup, type Configurator, partConfigurator } from '@millrace/configurator';
import type { Bare, Printing, ReadPieces } from './piece.ts';

/** Most pieces of an assembly at one place, and most steps to find them. */
const PIECES_MAX = 40;
const STEPS_MAX = 400;

/** The numbers that the part of an assembly may have printed, by what its groups print; its rules are not asked. */
export function partReader(
  group: ConfigGroup,
  configurator: Configurator,
  printingOf: (configurator: Configurator) => Printing,
): ReadPieces {
  const part = partConfigurator(configurator, group);
  if (part === null) return () => [];
  const { open = '(', close = ')' } = group;
  return (text, at) => {
    const { prefix, groups } = printingOf(part);
    if (!text.startsWith(prefix, at)) return [];
    const start = at + prefix.length;
    const pieces = new Map<string, Bare>();
    let steps = 0;
    const walk = (index: number, from: number, number: string): void => {
      steps += 1;
      if (steps > STEPS_MAX || pieces.size >= PIECES_MAX) return;
      const own = groups[index];
      const isWhole = own === undefined && from > at;
      if (isWhole)
        pieces.set(number, { end: from, printed: open + number + close, chosen: [], value: null, part: number });
      if (own === undefined) return;
      for (const piece of own.piecesAt(text, from, from === start))
        walk(own.ends(piece) ? groups.length : index + 1, piece.end, number + piece.separator + piece.printed);
      if (own.mayBeEmpty) walk(index + 1, from, number);
    };
    walk(0, start, part.prefix ?? '');
    return [...pieces.values()];
  };
}
