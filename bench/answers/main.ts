import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, normalise, type Renamed, renamed } from './normalise.ts';
import { type Question, questionsFor } from './questions.ts';

/**
 * Records every answer that a stranger gets of a site, and compares two records: `record ADDRESS FILE`, `compare BEFORE AFTER
 * [WAS=IS …]`. A change inside must change no answer, but for words that it renames, such as a class: each is named as WAS=IS. Start the
 * site on empty data with `BOT_CHECK=off`, because the forms are sent too.
 */
const [what, ...places] = process.argv.slice(2);
if (what === 'record' && places.length === 2) await record(places[0] ?? '', places[1] ?? '');
else if (what === 'compare' && places.length >= 2)
  compare(read(places[0] ?? ''), read(places[1] ?? ''), places.slice(2).map(renameOf));
else throw new Error('usage: node bench/answers/main.ts record ADDRESS FILE | compare BEFORE AFTER [WAS=IS …]');

async function record(address: string, file: string): Promise<void> {
  const questions = await questionsFor(async (path) => {
    const response = await fetch(address + path);
    if (!response.ok) throw new Error(`${path} is answered with ${response.status}: the site is not ready.`);
    return response.text();
  });
  const answers: Record<string, Answer> = {};
  for (const [index, question] of questions.entries()) {
    // Numbered, because forms are sent more than once.
    answers[`${index} ${question.method} ${question.path}`] = await ask(address, question);
    if (index % 500 === 0) process.stderr.write(`${index} of ${questions.length}\n`);
  }
  writeFileSync(file, JSON.stringify(answers));
  console.log(`${questions.length} answers recorded.`);
}

async function ask(address: string, { method, path, body }: Question): Promise<Answer> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(address + path, { method, redirect: 'manual', ...sent });
  if (response.status === 429) {
    await response.arrayBuffer();
    await wait(1000 * Number(response.headers.get('retry-after') ?? 1));
    return ask(address, { method, path, body });
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  const isText = /text|json|xml|javascript|manifest/.test(headers['content-type'] ?? '');
  const text = isText ? bytes.toString() : createHash('sha256').update(bytes).digest('hex');
  return { status: response.status, headers, body: text.replaceAll(address, 'ADDRESS') };
}

function read(file: string): Record<string, Answer> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function renameOf(written: string): Renamed {
  const [was = '', is] = written.split('=');
  if (was === '' || is === undefined) throw new Error(`${written} is not WAS=IS.`);
  return { was, is };
}

function compare(before: Record<string, Answer>, after: Record<string, Answer>, renames: readonly Renamed[]): void {
  const asked = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = asked.flatMap((question) => {
    const [a, b] = [before[question], after[question]];
    if (a === undefined || b === undefined)
      return [`${question}\n  only asked ${a === undefined ? 'after' : 'before'}`];
    const [was, is] = [JSON.stringify(normalise(renamed(a, renames))), JSON.stringify(normalise(b))];
    return was === is ? [] : [`${question}\n  ${firstDifference(was, is)}`];
  });
  for (const each of different) console.log(each);
  console.log(`${asked.length} answers compared, ${different.length} differ`);
  if (different.length > 0 || asked.length === 0) process.exitCode = 1;
}

function firstDifference(was: string, is: string): string {
  const AROUND = 80;
  let at = 0;
  while (was[at] === is[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `was … ${around(was)}\n  is  … ${around(is)}`;
}
