import { z } from 'zod';
import { applicationRecord, applicationsQuery, listedApplication } from '../../careers/application-answers.ts';
import { APPLICATION_NOTE_MAX, applicationStatuses } from '../../careers/application-status.ts';
import { line, requiredParagraph } from '../../forms/form-fields.ts';

const status = z.enum(applicationStatuses);
const text = requiredParagraph('Please write something', APPLICATION_NOTE_MAX);

/** All that staff wrote about an application, or to the applicant. */
const applicationNote = z.object({
  kind: z.enum(['note', 'mail']),
  /** ISO 8601. */
  at: z.string(),
  /** Address of the user; null: the user is gone. */
  by: z.string().nullable(),
  /** Of a mail; '' of a note. */
  subject: z.string(),
  text: z.string(),
});

/** An application as staff work on it. */
export const staffApplication = applicationRecord.extend({ status, notes: z.array(applicationNote) });

/** The newest first, and how many there are of each status. */
export const staffApplicationPage = z.object({
  items: z.array(listedApplication.extend({ status })),
  page: z.int(),
  pageSize: z.int(),
  /** Those that the filters leave. */
  total: z.int(),
  counts: z.record(status, z.int()),
});

/** How many nobody has read, without a person's name; the position that the latest of them is for, null where none is new. */
export const newApplications = z.object({ new: z.int(), latestPosition: z.string().nullable() });
export type NewApplications = z.output<typeof newApplications>;

export const staffApplicationsQuery = applicationsQuery.extend({
  status: status.optional(),
  /** In the name, the address or the position. */
  search: z.string().trim().max(100).optional(),
});

/** `from`: the status that was seen; refused when somebody has changed it meanwhile. */
export const applicationStatusBody = z.strictObject({ from: status, to: status });
export const applicationNoteBody = z.strictObject({ text });
export const applicationMailBody = z.strictObject({ subject: line('Please write a subject', 200), text });

export type StaffApplication = z.output<typeof staffApplication>;
export type StaffApplicationPage = z.output<typeof staffApplicationPage>;
export type ApplicationNote = z.output<typeof applicationNote>;
