import fs from 'node:fs';
import path from 'node:path';
import type { Mention } from './read-document.ts';

export interface Place {
  root: string;
  /** From the root. */
  file: string;
  mention: Mention;
}

export const MAX_DECISION_LINES = 60;
export const MAX_LINE_LENGTH = 140;
const DECISIONS = 'docs/decisions';
const GLOSSARY = 'docs/glossary.md';
/** Lists the decisions of its folder. */
const INDEX = 'README.md';

/** A record that another reverses says so in these words, wherever the line breaks. */
const REVERSED_BY = /\breversed (?:in part )?by\s+(?:\[?decision )?\[?(\d{3})/gi;

/** A file's name alone counts as a path when it ends like this. */
const FILE_NAME = /^[\w.-]+\.(?:ts|tsx|mts|mjs|js|md|json|sql|css)$/;

/** Each returns the faults of a mention. */
export const mentionRules: readonly ((place: Place) => string[])[] = [
  function linkLeadsSomewhere({ root, file, mention }) {
    // The handbook of the office leads to its pages; that they are there is tested beside it.
    if (mention.kind !== 'link' || /^(?:[a-z][a-z0-9+.-]*:|#|\/office(?:\/|$))/i.test(mention.text)) return [];
    const target = decodeURI(mention.text.replace(/#.*$/, ''));
    const from = target.startsWith('/') ? root : path.join(root, path.dirname(file));
    return fs.existsSync(path.join(from, target)) ? [] : [`the link ${mention.text} leads nowhere`];
  },
  function pathExists({ root, file, mention }) {
    if (mention.kind !== 'code') return [];
    return words(mention.text)
      .filter((word) => isPath(root, word))
      .filter((word) => !exists(root, file, word))
      .map((word) => `${word} does not exist`);
  },
  function scriptExists({ root, mention }) {
    if (mention.kind !== 'code') return [];
    return [
      ...mention.text.matchAll(/\bnpm\s+(?:run(?:-script)?\s+(?:-\S+\s+)*([\w:-]+)|(start|test)\b)([^&|;]*)/g),
    ].flatMap(([, run, short, rest = '']) => {
      const script = run ?? short ?? '';
      const folder = /(?:^|\s)(?:-w|--workspace)[\s=]+(\S+)/.exec(rest)?.[1] ?? '';
      return scriptsOf(root, folder).has(script)
        ? []
        : [`there is no script ${script} in ${path.posix.join(folder, 'package.json')}`];
    });
  },
];

export interface Document {
  root: string;
  /** From the root. */
  file: string;
  lines: readonly string[];
}

/** Each returns the faults of a document as a whole. */
export const documentRules: readonly ((document: Document) => { line: number; message: string }[])[] = [
  function decisionIsShort({ file, lines }) {
    if (!isDecision(file) || lines.length <= MAX_DECISION_LINES) return [];
    return [{ line: 1, message: `has ${lines.length} lines; a decision record has at most ${MAX_DECISION_LINES}` }];
  },
  function decisionIsInTheIndex({ root, file }) {
    const index = path.join(root, DECISIONS, INDEX);
    if (!isDecision(file) || (fs.existsSync(index) && fs.readFileSync(index, 'utf8').includes(path.basename(file))))
      return [];
    return [{ line: 1, message: `is not in ${DECISIONS}/${INDEX}` }];
  },
  function reversalIsInTheIndex({ root, file, lines }) {
    const index = path.join(root, DECISIONS, INDEX);
    if (!isDecision(file) || !fs.existsSync(index)) return [];
    const rows = fs.readFileSync(index, 'utf8').split('\n');
    const row = rows.find((one) => one.includes(path.basename(file))) ?? '';
    return [...lines.join(' ').matchAll(REVERSED_BY)].flatMap(([, by = '']) =>
      new RegExp(`reversed (?:in part )?by ${by}`).test(row)
        ? []
        : [{ line: 1, message: `is reversed by ${by}, which its row in ${DECISIONS}/${INDEX} does not name` }],
    );
  },
  function glossaryHasEachWordOnce({ file, lines }) {
    if (file !== GLOSSARY) return [];
    const words = lines.map((line) => /^\|\s*([^|]+?)\s*\|/.exec(line)?.[1]);
    return words.flatMap((word, index) =>
      word !== undefined && words.indexOf(word) < index
        ? [{ line: index + 1, message: `has “${word}” again, which stands in line ${words.indexOf(word) + 1}` }]
        : [],
    );
  },
  function linesAreShort({ lines }) {
    return lines.flatMap((line, index) =>
      // A row of a table cannot be broken.
      line.length <= MAX_LINE_LENGTH || line.startsWith('|')
        ? []
        : [{ line: index + 1, message: `has ${line.length} characters; a line has at most ${MAX_LINE_LENGTH}` }],
    );
  },
];

/** A picture in docs must be shown by a document: otherwise nobody notices that it is out of date. */
export function picturesNobodyShows(root: string, texts: readonly string[]): string[] {
  return fs
    .globSync('docs/**/*.{jpg,png,svg,webp}', { cwd: root })
    .filter((picture) => !texts.some((text) => text.includes(path.basename(picture))));
}

const isDecision = (file: string): boolean => file.startsWith(`${DECISIONS}/`) && path.basename(file) !== INDEX;

const words = (code: string): string[] =>
  code.split(/[\s"'`=(),;|]+(?![^{]*\})/).map((word) => word.replace(/^[<[]+|[:.>\]]+$/g, ''));

/** Folders that come and go: not in the repository. */
const MADE_HERE = /^(?:\.\/)?(?:data|dist|node_modules|coverage|test-results)(?:\/|$)/;

/** A path starts with something that lies in the root, is relative, or is the name of a file. */
function isPath(root: string, word: string): boolean {
  if (/[<>$]|\/\/|^[/@-]/.test(word) || MADE_HERE.test(word)) return false;
  if (FILE_NAME.test(word)) return true;
  const [first = '', ...rest] = word.split('/');
  return rest.length > 0 && (first === '.' || first === '..' || fs.existsSync(path.join(root, first)));
}

function exists(root: string, file: string, word: string): boolean {
  const places = /^\.\.?\//.test(word) ? [path.posix.join(path.posix.dirname(file), word), word] : [word];
  const patterns = word.includes('/') ? places : [`**/${word}`];
  const exclude = ['**/node_modules/**', '**/dist/**'];
  return patterns.some(
    (pattern) => fs.existsSync(path.join(root, pattern)) || fs.globSync(pattern, { cwd: root, exclude }).length > 0,
  );
}

function scriptsOf(root: string, folder: string): Set<string> {
  const manifest = path.join(root, folder, 'package.json');
  if (!fs.existsSync(manifest)) return new Set();
  return new Set(Object.keys(JSON.parse(fs.readFileSync(manifest, 'utf8')).scripts ?? {}));
}
