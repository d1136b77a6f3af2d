import { setTimeout as wait } from 'node:timers/promises';
import { type Asked, clientOf, type Reply } from './client.ts';
import { applicationFrom } from './uploads.ts';

/** The times of one kind of request, in ms. */
export interface Honest {
  kept: number[];
  made: number[];
  /** Forms sent, and those of them that were not answered with 200. */
  forms: number;
  lostForms: number;
  refused: number;
}

const FROM = '198.51.100.1';
const KEPT = ['/home', '/family/tern-duplex'] as const;
const PAUSE_MS = 30;
let asked = 0;

/** A visitor who reads kept pages, opens pages and searches that nobody asked for before, registers and applies, for so many ms. */
export async function visitFor(address: string, ms: number): Promise<Honest> {
  const client = clientOf(address, 6);
  const found: Honest = { kept: [], made: [], forms: 0, lostForms: 0, refused: 0 };
  const note = (times: number[], reply: Reply): void => {
    times.push(reply.ms);
    if (reply.status !== 200) found.refused += 1;
  };
  for (const path of KEPT) await client.ask({ path, from: FROM });
  const until = performance.now() + ms;
  while (performance.now() < until) {
    asked += 1;
    for (const path of KEPT) note(found.kept, await client.ask({ path, from: FROM }));
    note(found.made, await client.ask({ path: `/api/Search?search=float-${asked}`, from: FROM }));
    note(found.made, await client.ask({ path: `/search/panel-${asked}`, from: FROM }));
    const form = await client.ask(asked % 2 === 0 ? formOf(asked) : applicationFrom(applicantOf(asked), asked));
    found.forms += 1;
    if (form.status !== 200) found.lostForms += 1;
    found.made.push(form.ms);
    await wait(PAUSE_MS);
  }
  client.close();
  return found;
}

/** Each from another address: one sends a form a few times in a minute at most. */
const applicantOf = (nth: number): string => `203.0.${Math.floor(nth / 250) % 250}.${nth % 250}`;
const formOf = (nth: number): Asked => ({
  path: '/api/Blog/register-alderon-days/',
  from: applicantOf(nth),
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '701-555-0100',
    email: `ada-${nth}@example.com`,
    totalAttending: 1,
    notes: '',
    token: 'off',
  }),
});
