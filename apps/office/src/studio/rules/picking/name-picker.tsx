import type { Asked } from '@millrace/studio';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Combobox } from './combobox.tsx';

const SHOWN_MOST = 80;
const KINDS = {
  group: '',
  table: 'a table',
  fact: 'a fact',
  context: 'who asks',
  name: '',
  every: 'all that have it',
  number: '',
} as const satisfies Record<Asked['is'] | 'name' | 'every' | 'number', string>;

interface Named extends Pick<Asked, 'name' | 'codes' | 'measures'> {
  is: keyof typeof KINDS;
}

/** The name that a clause is about: a button, and while it is chosen a field with a list that is searched. */
export function NamePicker<One extends Named>({
  vocabulary,
  name,
  label = 'Group',
  isOpen = false,
  onPick,
  onLeave,
}: {
  vocabulary: readonly One[];
  /** null: none is chosen yet. */
  name: string | null;
  label?: string;
  isOpen?: boolean;
  onPick(asked: One): void;
  onLeave?(): void;
}): ReactNode {
  const [isPicking, setPicking] = useState(isOpen);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isPicking) input.current?.focus();
  }, [isPicking]);
  if (!isPicking)
    return (
      <button
        className="rule-token is-group"
        type="button"
        aria-label={`${name}: another group`}
        onClick={() => setPicking(true)}
      >
        {name}
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
    );
  const wanted = text.trim().toLowerCase();
  const offers = vocabulary
    .filter(
      (one) =>
        (one.is === 'number' || one.codes.length + one.measures.length > 0) && one.name.toLowerCase().includes(wanted),
    )
    .slice(0, SHOWN_MOST)
    .map((asked) => ({ asked, text: asked.name, words: KINDS[asked.is] }));
  return (
    <Combobox
      label={label}
      className="rule-pick"
      value={text}
      offers={offers}
      placeholder={name ?? 'Find a group'}
      isOpenAtFocus
      inputRef={input}
      onType={setText}
      onPick={({ asked }) => {
        setText('');
        setPicking(false);
        onPick(asked);
      }}
      onLeave={() => {
        setText('');
        setPicking(false);
        onLeave?.();
      }}
    />
  );
}
