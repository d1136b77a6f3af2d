import fs from 'node:fs';
import path from 'node:path';
import { readDocument } from './read-document.ts';
import { documentFault, mentionRules } from './rules.ts';

export interface Fault {
  file: string;
  line: number;
  message: string;
}

/** Holds every path, link and npm script a Markdown document below `root` names against what is there. */
export function checkDocs(root: string): { filesRead: number; faults: Fault[] } {
  const files = fs
    .globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/test-results/**'] })
    .sort();
  const faults = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const whole = documentFault(file, text);
    const mentioned = readDocument(text).flatMap((mention) =>
      mentionRules.flatMap((rule) =>
        rule({ root, file, mention }).map((message) => ({ file, line: mention.line, message })),
      ),
    );
    return whole === undefined ? mentioned : [{ file, line: 1, message: whole }, ...mentioned];
  });
  return { filesRead: files.length, faults };
}
