import type { Part } from '@millrace/studio';
import type { ReactNode } from 'react';

const NAMED: ReadonlySet<string> = new Set(['group', 'code', 'attribute', 'number', 'quoted', 'operator']);

/** Pieces of a sentence as text; what they name is bold. */
export function Sentence({ parts }: { parts: readonly Part[] }): ReactNode {
  return parts
    .filter(({ text }) => text !== '')
    .map((part, at) => {
      const text = at === 0 || part.text.startsWith(',') ? part.text : ` ${part.text}`;
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no name but their place.
      return NAMED.has(part.is) ? <b key={at}>{text}</b> : text;
    });
}
