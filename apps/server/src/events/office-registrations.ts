import type { Snapshot } from '@millrace/catalogue';
import type { FileAnswer } from '@millrace/contract';
import type { RegistrationEvent, StaffRegistration } from '@millrace/contract/office';
import {
  type AuditAction,
  type AuditFacts,
  cancelRegistration,
  countRegistrations,
  type Database,
  isMailAddress,
  type KeptRegistration,
  listRegistrations,
  type Queries,
  queueMail,
  recordAudit,
} from '@millrace/database';
import type { DocumentMaker, Layout } from '../documents/document-maker.ts';
import { refused } from '../problems/problem-error.ts';
import { theSite } from '../work/asker.ts';
import type { Work } from '../work/work.ts';
import type { RegistrationSheet } from './registration-sheet.ts';

interface OfficeServices {
  database: Pick<Database, 'queries'>;
  snapshot(): Snapshot;
  documents: Pick<DocumentMaker, 'make'>;
  work: Pick<Work, 'run'>;
  clock?: () => Date;
}
interface Staff {
  userId: string | null;
  address: string;
}
interface OfEvent {
  params: { event: string };
}

/** More than one event ever has: the setting that bounds all of them. */
const LISTED_MOST = 10_000;
const LAYOUT: Layout<RegistrationSheet> = { module: new URL('./registration-sheet.ts', import.meta.url) };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The work of staff on registrations for events. */
export function officeRegistrations(services: OfficeServices) {
  const { database, snapshot, documents, work, clock = () => new Date() } = services;
  const { queries } = database;
  const audit = (
    tx: Queries,
    action: AuditAction,
    subject: string,
    { userId, address }: Staff,
    facts: AuditFacts = {},
  ) => recordAudit(tx, { action, actor: userId, subject, address, facts });

  /** Every event of the content, and those that people registered for and that are gone; the next to come first. */
  const events = async (): Promise<RegistrationEvent[]> => {
    const counts = new Map((await countRegistrations(queries)).map((count) => [count.slug, count]));
    const known = snapshot().content.events.map(({ slug, name, dates, startsOn, isOpen, isLive, places }) => {
      const count = counts.get(slug);
      counts.delete(slug);
      return { slug, name, dates, startsOn, isOpen: isOpen && isLive, places, ...countOf(count) };
    });
    const gone = [...counts.values()].map((count) => ({
      slug: count.slug,
      name: count.name,
      dates: '',
      startsOn: null,
      isOpen: false,
      places: null,
      ...countOf(count),
    }));
    return [...known, ...gone].toSorted((a, b) => (b.startsOn ?? '').localeCompare(a.startsOn ?? ''));
  };
  const eventOf = async (slug: string): Promise<RegistrationEvent> => {
    const event = (await events()).find((one) => one.slug === slug);
    if (event === undefined) throw refused('not-found', `There is no event ${slug}, and nobody registered for one.`);
    return event;
  };
  const listed = async (event: RegistrationEvent, staff: Staff): Promise<KeptRegistration[]> => {
    const rows = await listRegistrations(queries, event.slug, LISTED_MOST);
    await audit(queries, 'registrations-listed', event.slug, staff, { shown: rows.length });
    return rows;
  };

  return {
    officeRegistrationEvents: events,

    officeRegistrations: async ({ params }: OfEvent, staff: Staff): Promise<StaffRegistration[]> =>
      (await listed(await eventOf(params.event), staff)).map(presentRegistration),

    officeRegistrationSheet: async ({ params }: OfEvent, staff: Staff): Promise<FileAnswer> => {
      const event = await eventOf(params.event);
      const rows = (await listed(event, staff)).map(presentRegistration);
      const bytes = await work.run('documents', theSite, () => documents.make(LAYOUT, { name: event.name, rows }));
      return { name: `${event.slug}.xlsx`, type: XLSX, bytes };
    },

    officeCancelRegistration: async (
      { params: { event, id }, body: { tell } }: { params: { event: string; id: string }; body: { tell: boolean } },
      staff: Staff,
    ): Promise<StaffRegistration> =>
      queries.transaction(async (tx) => {
        const done = await cancelRegistration(tx, { id, slug: event }, clock());
        if (done === null) throw refused('not-found', 'There is no such registration, or none any more.');
        const { registration, isNew } = done;
        if (!isNew) return presentRegistration(registration);
        const isTold = tell && isMailAddress(registration.email);
        if (isTold) await tellPerson(tx, registration);
        await audit(tx, 'registration-cancelled', id, staff, { event, told: isTold });
        return presentRegistration(registration);
      }),
  };
}

const tellPerson = (tx: Queries, { id, email, eventName, firstName, lastName }: KeptRegistration) =>
  queueMail(tx, {
    kind: 'registration-cancelled',
    to: email,
    data: { eventName, firstName, lastName },
    dedupeKey: `registration-cancelled ${id}`,
  });

const countOf = (count: Awaited<ReturnType<typeof countRegistrations>>[number] | undefined) => ({
  registrations: count?.registrations ?? 0,
  attending: count?.attending ?? 0,
  cancelled: count?.cancelled ?? 0,
  lastAt: count?.lastAt?.toISOString() ?? null,
});

const presentRegistration = (row: KeptRegistration): StaffRegistration => {
  const { id, firstName, lastName, email, phone, totalAttending, notes, receivedAt, cancelledAt } = row;
  const person = { id, firstName, lastName, email, phone, totalAttending, notes };
  return { ...person, receivedAt: receivedAt.toISOString(), cancelledAt: cancelledAt?.toISOString() ?? null };
};
