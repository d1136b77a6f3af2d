/** The parts of the bench that a browser measures. */
export const inBrowser = ['form', 'frames', 'list', 'studio'] as const;
const parts = [...inBrowser, 'lists', 'changes', 'imports', 'preview', 'nodes'] as const;
type Part = (typeof parts)[number];

/** Whether a part of the bench is to run. */
export type IsWanted = (part: Part) => boolean;

/** The parts that `--only frames,imports` names; all of them without it. */
export function wantedIn(only: string | undefined): IsWanted {
  if (only === undefined) return () => true;
  const named = only.split(',');
  const unknown = named.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". There are ${parts.join(', ')}.`);
  return (part) => named.includes(part);
}
