import { isDeepStrictEqual } from 'node:util';
import type { Email } from 'postal-mime';
import { HANDS } from '../../mail/outbox/mail-hands.ts';
import { hashOf, type Stored, type StoredMail, type StoredRecord } from './read-stored.ts';
import type { Submitted } from './submit.ts';

export interface Evidence {
  submitted: readonly Submitted[];
  kills: number;
  stored: Stored;
  /** The mails that the mail server received whole. */
  taken: readonly Email[];
  /** The addresses that are told of each application. */
  notified: readonly string[];
  /** Observations during the run. */
  faults: readonly string[];
}

export interface Verdict {
  sent: number;
  acknowledged: number;
  stored: number;
  /** Records with every field as it was sent, and their file if one was. */
  whole: number;
  /** Files that belong to a record, byte for byte as they were sent. */
  files: number;
  mailsSent: number;
  mailsDue: number;
  /** Taken a second time under the same Message-ID, as its acknowledgement was lost. */
  mailsRepeated: number;
  /** Acknowledged, and not on record. */
  lost: number;
  /** More than one record of one submit. */
  doubled: number;
  /** Complete files of tries without a response that belong to no record: removed a day later. */
  orphans: number;
  /** Files whose writing was cut off: removed at a start a day later. */
  unfinished: number;
  /** Everything that may not be; empty when nothing is lost. */
  faults: string[];
}

/** Compares the sent data and the responses with the stored data. */
export function judge(evidence: Evidence): Verdict {
  const { submitted, stored } = evidence;
  const faults = [...evidence.faults];
  const byEmail = Map.groupBy(stored.records, ({ email }) => email);
  const emails = new Set(submitted.map(({ application }) => application.expected.email));
  for (const { id, email } of stored.records) if (!emails.has(email)) faults.push(`record ${id} was never sent`);
  const counts = { stored: stored.records.length, whole: 0, files: 0, lost: 0, doubled: 0 };
  for (const { application, isAcknowledged } of submitted) {
    const records = byEmail.get(application.expected.email) ?? [];
    const name = `application ${application.number}`;
    if (records.length === 0 && isAcknowledged) {
      counts.lost += 1;
      faults.push(`${name} was acknowledged and is lost`);
    }
    if (records.length > 1) {
      counts.doubled += 1;
      faults.push(`${name} is on record ${records.length} times`);
    }
    for (const record of records) {
      const halves = partsMissing(record, application, stored);
      faults.push(...halves.map((what) => `${name}: ${what}`));
      if (halves.length === 0) counts.whole += 1;
      if (application.file !== null && halves.length === 0) counts.files += 1;
    }
  }
  const left = judgeFiles(evidence, faults);
  const mails = judgeMails(evidence, faults);
  const acknowledged = submitted.filter(({ isAcknowledged }) => isAcknowledged).length;
  return { sent: submitted.length, acknowledged, ...counts, ...mails, ...left, faults };
}

/** Returns the sent values that a record lacks. */
function partsMissing(record: StoredRecord, sent: Submitted['application'], { files }: Stored): string[] {
  const missing: string[] = [];
  const { expected, file } = sent;
  const data = Object(record.data);
  for (const [field, value] of Object.entries(expected))
    if (!isDeepStrictEqual(data[field], value)) missing.push(`${field} is ${JSON.stringify(data[field])}`);
  if (Object.keys(data).length !== Object.keys(expected).length) missing.push('it has other fields');
  if (record.submission_key === null) missing.push('it has no key');
  const about = [record.resume_type, record.resume_bytes];
  if (!isDeepStrictEqual(about, file === null ? [null, null] : [file.type, file.bytes.length]))
    missing.push(`its file is ${about.join(', ')}`);
  if (file === null) return record.resume_key === null ? missing : [...missing, 'it has a file that was not sent'];
  if (record.resume_key !== `resumes/${record.id}.${file.extension}`) missing.push(`its file is ${record.resume_key}`);
  const found = files.get(record.resume_key ?? '');
  if (found === undefined) missing.push('its file is not there');
  else if (found !== hashOf(file.bytes)) missing.push('its file has other bytes');
  return missing;
}

/** A file without a record belongs to a try without a response, and is complete. */
function judgeFiles({ submitted, stored }: Evidence, faults: string[]): Pick<Verdict, 'orphans' | 'unfinished'> {
  const kept = new Set(stored.records.map(({ resume_key }) => resume_key));
  const allowed = new Map<string, number>();
  for (const { application, unanswered } of submitted)
    if (application.file !== null) allowed.set(hashOf(application.file.bytes), unanswered);
  const orphans = [...stored.files].filter(([key]) => !kept.has(key));
  for (const [key, hash] of orphans) {
    const left = allowed.get(hash);
    if (left === undefined) faults.push(`${key} is no file that was sent, or half of one`);
    else if (left === 0) faults.push(`${key} belongs to no record, and every try of it was answered`);
    else allowed.set(hash, left - 1);
  }
  const unanswered = submitted.reduce((sum, each) => sum + each.unanswered, 0);
  if (stored.unfinished > unanswered) faults.push(`${stored.unfinished} files are unfinished`);
  return { orphans: orphans.length, unfinished: stored.unfinished };
}

/** Every record has each of its mails once, sent or due; no mail is of nothing. */
function judgeMails(
  { stored, taken, notified, kills }: Evidence,
  faults: string[],
): Pick<Verdict, 'mailsSent' | 'mailsDue' | 'mailsRepeated'> {
  const wanted = new Map<string, string>();
  for (const { id, email } of stored.records) {
    wanted.set(`application-copy ${id}`, email);
    for (const to of notified) wanted.set(`application-notice ${id} ${to}`, to);
  }
  const byId = Map.groupBy(taken, ({ messageId = '' }) => messageId);
  const repeated = taken.length - byId.size;
  if (repeated > kills * HANDS) faults.push(`${repeated} mails were taken twice in ${kills} kills`);
  for (const row of stored.mails) {
    const to = wanted.get(row.dedupe_key);
    if (to === undefined) faults.push(`mail ${row.dedupe_key} is of nothing on record, or there twice`);
    wanted.delete(row.dedupe_key);
    const mails = byId.get(`<${row.message_id}>`) ?? [];
    byId.delete(`<${row.message_id}>`);
    if (row.recipient !== to) faults.push(`mail ${row.dedupe_key} goes to ${row.recipient}`);
    faults.push(...mailFaults(row, mails).map((what) => `mail ${row.dedupe_key} ${what}`));
  }
  for (const key of wanted.keys()) faults.push(`mail ${key} was never queued`);
  for (const id of byId.keys()) faults.push(`mail ${id} was sent and is in no outbox`);
  const sent = stored.mails.filter(({ outcome }) => outcome === 'sent').length;
  const due = stored.mails.filter(({ outcome }) => outcome === null).length;
  return { mailsSent: sent, mailsDue: due, mailsRepeated: repeated };
}

function mailFaults({ kind, recipient, outcome, data }: StoredMail, taken: readonly Email[]): string[] {
  const faults: string[] = [];
  if (outcome === 'sent' && taken.length === 0) faults.push('counts as sent, and no server has it');
  if (outcome === null && data === null) faults.push('is due, and empty');
  if (outcome !== null && outcome !== 'sent') faults.push(`ended as ${outcome}`);
  for (const { to = [], attachments } of taken) {
    if (to.length !== 1 || to[0]?.address !== recipient) faults.push('went to somebody else');
    if (kind === 'application-copy' && !attachments.some(({ content }) => isWholePdf(content)))
      faults.push('went out without its copy');
  }
  return faults;
}

function isWholePdf(content: ArrayBuffer | string | Uint8Array): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
  return bytes.subarray(0, 5).toString() === '%PDF-' && bytes.subarray(-16).toString().includes('%%EOF');
}
