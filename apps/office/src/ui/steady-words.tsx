import type { ReactNode } from 'react';
import './steady-words.css';

/**
 * Words that change by themselves, or come and go, in the room of the longest of them: nothing beside or below them moves. null: none.
 */
export function SteadyWords({ words, among }: { words: string | null; among: readonly string[] }): ReactNode {
  const all = words === null || among.includes(words) ? among : [...among, words];
  return (
    <span className="steady-words soft">
      {all.map((one) => (
        <span key={one} className={one === words ? undefined : 'is-unsaid'}>
          {one}
        </span>
      ))}
    </span>
  );
}
