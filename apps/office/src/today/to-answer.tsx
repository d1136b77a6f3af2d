import { request, type StaffRole } from '@millrace/contract';
import { deskCalls } from '@millrace/contract/office';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeTransport } from '../api/office-transport.ts';
import { Counts } from '../panes/counts.tsx';

/** A pause before the same is asked again; who stays on this page sees what comes in. */
const AGAIN_MS = 60_000;

/** All that waits for somebody: applications, registrations, dead letters. Only what one may open is asked for. */
export function ToAnswer({ may }: { may(role: StaffRole): boolean }): ReactNode {
  const applications = useQuery({
    queryKey: ['new applications'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeNewApplications, { signal }),
    enabled: may('hr'),
    refetchInterval: AGAIN_MS,
  }).data;
  const events = useQuery({
    queryKey: ['registration events'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeRegistrationEvents, { signal }),
    enabled: may('editor'),
    refetchInterval: AGAIN_MS,
  }).data;
  const mails = useQuery({
    queryKey: ['dead mails'],
    queryFn: ({ signal }) => request(officeTransport, deskCalls.officeDeadMails, { signal }),
    enabled: may('admin'),
    refetchInterval: AGAIN_MS,
  }).data;
  const open = events?.filter(({ isOpen }) => isOpen) ?? [];
  const [next] = open;
  if (applications === undefined && events === undefined && mails === undefined) return null;
  return (
    <section className="section">
      <header>
        <h2>To answer</h2>
      </header>
      <Counts
        of={[
          ...(applications === undefined
            ? []
            : [
                {
                  name: 'Applications',
                  count: applications.new,
                  href: '/office/applications?status=new',
                  words:
                    applications.latestPosition === null ? 'none is new' : `the last: ${applications.latestPosition}`,
                },
              ]),
          ...(events === undefined
            ? []
            : [
                {
                  name: 'Registrations',
                  count: open.reduce((sum, { registrations }) => sum + registrations, 0),
                  href: `/office/registrations${next === undefined ? '' : `?event=${next.slug}`}`,
                  words:
                    next === undefined
                      ? 'no event is open'
                      : `${next.name}${next.places === null ? '' : `, ${next.places} places`}`,
                },
              ]),
          ...(mails === undefined
            ? []
            : [
                {
                  name: 'Dead letters',
                  count: mails.dead,
                  href: '/office/mails?state=dead',
                  words: mails.dead === 0 ? 'none was given up' : 'mails that were given up',
                },
              ]),
        ]}
      />
    </section>
  );
}
