import type { ReactNode } from 'react';

/** The text with what was searched for marked. */
export function Highlight({ text, words }: { text: string; words: string }): ReactNode {
  return highlighted(text, words).map(({ part, isHit, at }) => (isHit ? <mark key={at}>{part}</mark> : part));
}

interface Part {
  part: string;
  isHit: boolean;
  at: number;
}

/** Cuts a text where the searched words stand; case does not matter. */
export function highlighted(text: string, words: string): Part[] {
  const wanted = words
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [{ part: text, isHit: false, at: 0 }];
  const pattern = new RegExp(
    `(${wanted
      .map(literally)
      .sort((a, b) => b.length - a.length)
      .join('|')})`,
    'gi',
  );
  let at = 0;
  return text
    .split(pattern)
    .map((part, index) => {
      const from = at;
      at += part.length;
      return { part, isHit: index % 2 === 1, at: from };
    })
    .filter(({ part }) => part !== '');
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
