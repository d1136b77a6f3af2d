import type { Across, Circuit, Normally } from './circuit.ts';

/** The main contacts of interlocked devices while nothing has moved: a contactor's are open, a breaker's as its pole says. */
export function restOf({ supplies }: Circuit, label: string): Normally {
  const poles = supplies.flatMap(({ incoming = [], standby, branches = [] }): readonly Across[] => [
    ...incoming,
    ...(standby?.incoming ?? []),
    ...branches.flatMap(({ through }) => through),
  ]);
  const pole = poles.find(({ device }) => device === label);
  return pole === undefined ? 'open' : (pole.normally ?? 'closed');
}

/** Every way in which one of each interlocked pair is off. */
export const offTogether = ({ interlocks = [] }: Circuit): readonly (readonly string[])[] =>
  interlocks.reduce<readonly (readonly string[])[]>(
    (ways, pair) => ways.flatMap((way) => pair.map((one) => [...way, one])),
    [[]],
  );
