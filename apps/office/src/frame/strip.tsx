import type { ReactNode } from 'react';
import { DraftStrip } from '../draft-tag/draft-strip.tsx';
import { useHere } from '../navigation/here.tsx';
import { pageAt } from './pages.ts';

const inList = [
  ['Enter', 'edit'],
  ['Shift ↓', 'select'],
  ['Ctrl D', 'fill down'],
  ['Ctrl V', 'paste'],
  ['/', 'filter'],
  ['Ctrl Enter', 'open the row'],
] as const;
const inForm = [
  ['Ctrl Enter', 'next fault'],
  ['F8', 'next fault of the draft'],
  ['Alt 1–9', 'section'],
  ['Ctrl Z', 'take back'],
] as const;
const inStudio = [
  ['Alt ↑↓', 'move'],
  ['N', 'option'],
  ['R', 'rules'],
  ['T', 'try it'],
  ['F8', 'next fault of the draft'],
  ['Ctrl Z', 'take back'],
] as const;
const elsewhere = [['Ctrl Z', 'take back']] as const;
const ofPath: Readonly<Record<string, typeof inForm | typeof inStudio>> = {
  '/office/rows': inForm,
  '/office/configurators': inStudio,
};

/** The strip at the foot: how far saving and checking have come, and the keys that one needs here. */
export function Strip({ mayEdit }: { mayEdit: boolean }): ReactNode {
  const page = pageAt(useHere());
  const keys = page?.kind !== undefined ? inList : (ofPath[page?.path ?? ''] ?? elsewhere);
  return (
    <footer className="strip">
      <DraftStrip />
      {mayEdit ? (
        <span className="strip-keys">
          {keys.map(([key, words]) => (
            <span key={key}>
              <kbd>{key}</kbd> {words}
            </span>
          ))}
        </span>
      ) : null}
    </footer>
  );
}
