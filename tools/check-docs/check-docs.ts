import fs from 'node:fs';
import path from 'node:path';
import { readDocument } from './read-document.ts';
import { documentRules, mentionRules, picturesNobodyShows } from './rules.ts';

export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** Checks every Markdown document below `root`: its length, and each path, link and npm script that it names. */
export function checkDocs(root: string): { filesRead: number; faults: Fault[] } {
  const files = fs
    .globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/test-results/**'] })
    .sort();
  const texts = files.map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  const ofDocuments = files.flatMap((file, index) => {
    const text = texts[index] ?? '';
    const document = { root, file, lines: text.trimEnd().split('\n') };
    const whole = documentRules.flatMap((rule) => rule(document));
    const mentioned = readDocument(text).flatMap((mention) =>
      mentionRules.flatMap((rule) => rule({ root, file, mention }).map((message) => ({ line: mention.line, message }))),
    );
    return [...whole, ...mentioned].map((fault) => ({ file, ...fault }));
  });
  const ofPictures = picturesNobodyShows(root, texts).map((file) => ({
    file,
    line: 1,
    message: 'no document shows it',
  }));
  const faults = [...ofDocuments, ...ofPictures];
  return { filesRead: files.length, faults };
}
