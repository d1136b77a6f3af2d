import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  OFFICE_COOKIE_SECONDS,
  OFFICE_IDLE_HOURS,
  OFFICE_LIFE_DAYS,
  PROVIDER_LIFE_HOURS,
} from '../accounts/office/office-sessions.ts';
import { SESSION_IDLE_DAYS } from '../accounts/sessions/auth.ts';
import { SESSION_LIFE_DAYS } from '../accounts/sessions/sessions.ts';
import { KNOWN_MAX } from '../bytes/choose-encoding.ts';
import { LATEST_KEPT } from '../bytes/stored-bytes.ts';
import { ENTRIES_PER_HOUR } from '../limits/refusal-log.ts';
import { ADDRESSES } from '../limits/request-limit.ts';
import { NEARLY_FULL } from '../limits/stored-room.ts';
import { WIDTHS } from '../media/sized-picture.ts';
import { FOLD_EVERY_MS, FOLDED_MAX } from '../problems/fold-lines.ts';
import { EVERY_MS, FIRST_MS } from '../retention/keep-retention.ts';

const MINUTE_MS = 60_000;
const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const said = (count: number): string => words[count] ?? count.toLocaleString('en-US');
const textOf = (document: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../../../docs', document), 'utf8')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
const [operations, security, asvs] = ['operations.md', 'security.md', 'asvs.md'].map(textOf);

test.each<[string | undefined, string]>([
  [
    operations,
    `end after ${said(SESSION_IDLE_DAYS)} days without use, and after ${said(SESSION_LIFE_DAYS)} days in any case`,
  ],
  [operations, `ends ${said(OFFICE_IDLE_HOURS)} hours after its last use, and after ${OFFICE_LIFE_DAYS} days`],
  [
    operations,
    `${said(FIRST_MS / MINUTE_MS)} minutes after its start and every ${said(EVERY_MS / MINUTE_MS / 60)} hours`,
  ],
  [asvs, `${said(PROVIDER_LIFE_HOURS)} hours in any case`],
  [security, `${said(ENTRIES_PER_HOUR)} networks and kinds an hour and node`],
  [security, `${said(ADDRESSES)} networks for each limit`],
  [security, `${said(KNOWN_MAX)} of at most 100 characters`],
  [security, `the last ${said(LATEST_KEPT)}`],
  [
    security,
    `${said(FOLD_EVERY_MS / MINUTE_MS)} a minute with the count; ${said(FOLDED_MAX)} different ones are remembered`,
  ],
  [security, `${said(WIDTHS.length)} widths`],
  [security, `told from ${said(NEARLY_FULL * 5)} fifths on`],
])('a bound of the program is the one that its document states: %#', (document, sentence) => {
  expect(document).toContain(sentence);
});

test('the cookie of the office lives as long as its session can', () => {
  expect(OFFICE_COOKIE_SECONDS).toBe(OFFICE_LIFE_DAYS * 86_400);
});
