import { hasRightsOf, type StaffRight } from '@millrace/contract';
import type { StaffSession } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { Beginnings } from './beginnings.tsx';
import { LastPublished } from './last-published.tsx';
import { MostRead } from './most-read.tsx';
import { NotFound } from './not-found.tsx';
import { OpenDrafts, ScheduledToday } from './open-drafts.tsx';
import { ToAnswer } from './to-answer.tsx';
import '../panes/panes.css';
import './today.css';
import { printing } from '../ui/printing.ts';

/** The first page of the office: what came in, what is open, and what visitors looked for; each part for whoever may see it. */
export function Today({ session: { roles } }: { session: StaffSession }): ReactNode {
  const may = (role: StaffRight): boolean => hasRightsOf(roles, role);
  const today = printing().moment(new Date(), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div className="today">
      <header className="today-head">
        <h1>{today}</h1>
        {may('writer') ? <ScheduledToday /> : null}
      </header>
      <div className="today-parts">
        {may('editor') ? <Beginnings may={may} /> : null}
        <ToAnswer may={may} />
        {may('writer') ? <OpenDrafts /> : null}
        {may('editor') ? (
          <>
            <NotFound />
            <MostRead />
            <LastPublished />
          </>
        ) : null}
      </div>
    </div>
  );
}
