import type { StaffSession } from '@millrace/contract/office';
import { type ReactNode, useRef } from 'react';
import { useHere } from '../navigation/here.tsx';
import { Bar } from './bar.tsx';
import { KeySheet } from './key-sheet.tsx';
import { pageAt } from './pages.ts';
import { Rail } from './rail.tsx';
import { Strip } from './strip.tsx';
import { useKeys } from './use-keys.ts';
import './frame.css';

/** The frame around every page of the office: the rail at the left, the bar above, the strip at the foot. */
export function Frame({ session }: { session: StaffSession }): ReactNode {
  const page = pageAt(useHere());
  const sheet = useRef<HTMLDialogElement>(null);
  const showKeys = (): void => sheet.current?.showModal();
  useKeys(showKeys);
  return (
    <div className="frame">
      <title>{`${page?.name ?? 'No such page'} · Office`}</title>
      <Rail onShowKeys={showKeys} />
      <Bar session={session} />
      <main className="frame-main" tabIndex={-1}>
        {page === null ? <NoSuchPage /> : <page.Page session={session} />}
      </main>
      <Strip />
      <KeySheet sheet={sheet} />
    </div>
  );
}

function NoSuchPage(): ReactNode {
  return (
    <div className="page">
      <h1>The office has no such page</h1>
      <p className="soft">The rail at the left names every page there is.</p>
    </div>
  );
}
