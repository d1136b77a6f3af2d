import { hasRightsOf } from '@millrace/contract';
import type { StaffSession } from '@millrace/contract/office';
import { type ReactNode, Suspense, useRef } from 'react';
import { ShownFile } from '../changes/shown-file.ts';
import { DraftProvider } from '../draft/draft-context.tsx';
import { FileInChange } from '../media-files/file-in-change.tsx';
import { useHere } from '../navigation/here.tsx';
import { TellsUnknown } from '../navigation/unknown-asked.tsx';
import { Bar } from './bar.tsx';
import { FrameKeys } from './frame-keys.tsx';
import { KeySheet } from './key-sheet.tsx';
import { mayOpen, nameAt, pageAt, pages } from './pages.ts';
import { Rail } from './rail.tsx';
import { Strip } from './strip.tsx';
import './frame.css';

/** The frame around every page of the office: the rail at the left, the bar above, the strip at the foot. */
export function Frame({ session }: { session: StaffSession }): ReactNode {
  const here = useHere();
  const page = pageAt(here);
  const sheet = useRef<HTMLDialogElement>(null);
  const showKeys = (): void => {
    sheet.current?.showModal();
    // The button that closes it has the focus, and stands at its end.
    sheet.current?.scrollTo(0, 0);
  };
  const open = pages.filter((one) => mayOpen(one, session.roles));
  return (
    <DraftProvider session={session}>
      <FrameKeys session={session} pages={open} onShowKeys={showKeys} />
      <div className="frame">
        <title>{`${nameAt(here)} · Office`}</title>
        <Rail pages={open} onShowKeys={showKeys} />
        <Bar session={session} pages={open} onShowKeys={showKeys} />
        <main className="frame-main" tabIndex={-1}>
          {page === null ? (
            <NoSuchPage />
          ) : mayOpen(page, session.roles) ? (
            <ShownFile value={FileInChange}>
              <TellsUnknown key={page.path} asks={page.asks === undefined ? {} : page.asks}>
                <Suspense fallback={<p className="page soft">Opening …</p>}>
                  <page.Page session={session} />
                </Suspense>
              </TellsUnknown>
            </ShownFile>
          ) : (
            <NotForYou name={page.name} />
          )}
        </main>
        <Strip mayEdit={hasRightsOf(session.roles, 'writer')} />
        <KeySheet sheet={sheet} pages={open} />
      </div>
    </DraftProvider>
  );
}

function NoSuchPage(): ReactNode {
  return (
    <div className="page">
      <h1>The office has no such page</h1>
      <p className="soft">The list of pages names every one there is.</p>
    </div>
  );
}

function NotForYou({ name }: { name: string }): ReactNode {
  return (
    <div className="page">
      <h1>{name}</h1>
      <p className="soft">Your roles do not open this page. An admin can give you the one it takes.</p>
    </div>
  );
}
