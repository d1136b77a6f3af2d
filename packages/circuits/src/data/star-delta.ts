import { type Branch, GROUND } from './circuit.ts';

/** The marks of a load's terminals by line; first ends of windings where the motor has six leads. */
export function terminalsOf({ lines, terminals, starDelta }: Branch): Readonly<Record<string, string>> | undefined {
  if (starDelta === undefined) return terminals;
  const live = lines.filter((mark) => mark !== GROUND);
  const firsts = live.map((mark, nth) => [mark, starDelta.windings[nth]?.ends[0] ?? mark]);
  return { ...terminals, ...Object.fromEntries(firsts) };
}
