import path from 'node:path';
import { isTest, type Room } from './house.ts';
import type { Source } from './read-source.ts';

export interface Breach {
  file: string;
  line: number;
  message: string;
}

interface Place {
  file: string;
  source: Source;
  room: Room | undefined;
}

/** A pure room must be handed these instead of reaching for them. */
const impureGlobals: readonly string[] = [
  'process',
  'Buffer',
  'fetch',
  'window',
  'navigator',
  'localStorage',
  'sessionStorage',
  'performance',
  'setTimeout',
  'setInterval',
  'XMLHttpRequest',
];

/** Names that do not describe the content. */
const drawers: readonly string[] = ['utils', 'util', 'misc', 'helpers', 'helper', 'common', 'types'];

export const MAX_LINES = 400;
/** Of a style sheet. */
export const MAX_STYLE_LINES = 300;

/** A comment that begins so has no subject, or answers nobody. */
const NO_SUBJECT = /^(?:What|Which|Who|Whose|Answers|Where)\b/;

/** Each returns what is wrong with a file by itself. */
export const fileRules: readonly ((place: Place) => Omit<Breach, 'file'>[])[] = [
  function isShort({ file, source: { lines } }) {
    const most = file.endsWith('.css') ? MAX_STYLE_LINES : MAX_LINES;
    return lines > most ? [{ line: lines, message: `has ${lines} lines; ${most} are allowed` }] : [];
  },
  function isNamedAfterItsSubject({ file }) {
    const places = file.split('/').map((place) => place.replace(/\..*$/, ''));
    const drawer = places.find((place) => drawers.includes(place));
    return drawer === undefined ? [] : [{ line: 1, message: `'${drawer}' does not say what is inside` }];
  },
  function runsEveryTest({ source }) {
    return source.testMembers.map(({ member, line }) => ({ line, message: `.${member} keeps tests from running` }));
  },
  function waitsForSlowMachines({ source }) {
    return source.shortWaits.map((line) => ({ line, message: 'gives up after a second; wait by expect.poll' }));
  },
  function reachesForNothing({ file, source, room }) {
    if (!room?.isPure || isTest(file)) return [];
    return source.names
      .filter(({ name }) => impureGlobals.includes(name))
      .map(({ name, line }) => ({ line, message: `${name} is out of reach of a pure package; pass it in` }));
  },
  function showsItsImports({ source }) {
    return source.globs.map((line) => ({ line, message: 'import.meta.glob hides what is imported; name the modules' }));
  },
  function beginsCommentsWithASubject({ source }) {
    return source.comments
      .filter(({ text }) => NO_SUBJECT.test(text))
      .map(({ text, line }) => ({
        line,
        message: `'${text.slice(0, 20)}…' has no subject: begin with a noun or a verb`,
      }));
  },
  function isKebabCase({ file }) {
    const name = path.posix.basename(file).replace(/\..*$/, '');
    return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? [] : [{ line: 1, message: 'file names are kebab-case' }];
  },
];
