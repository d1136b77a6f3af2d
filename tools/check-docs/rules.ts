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

/** A file's name by itself counts as a path where it ends so. */
const FILE_NAME = /^[\w.-]+\.(?:ts|tsx|mts|mjs|js|md|json|sql|css)$/;

/** Each says what is wrong with a mention, or nothing. */
export const mentionRules: readonly ((place: Place) => string[])[] = [
  function linkLeadsSomewhere({ root, file, mention }) {
    if (mention.kind !== 'link' || /^(?:[a-z][a-z0-9+.-]*:|#)/i.test(mention.text)) return [];
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

/** Rules for a document as a whole. */
export function documentFault(file: string, text: string): string | undefined {
  const lines = text.trimEnd().split('\n').length;
  if (!file.startsWith('docs/decisions/') || lines <= MAX_DECISION_LINES) return undefined;
  return `has ${lines} lines; a decision record has at most ${MAX_DECISION_LINES}`;
}

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
