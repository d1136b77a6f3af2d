import fs from 'node:fs';
import path from 'node:path';

/** The site's own data, unless DATA_DIR names another folder. */
const DATA = 'data';
const passedOver = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

/** Every file below `root` whose name matches, as paths from `root`; installed, built and hidden files are skipped. */
export function sourceFiles(root: string, matches: RegExp, folder = ''): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (passedOver.has(entry.name) || place === DATA || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return sourceFiles(root, matches, place);
    return matches.test(entry.name) ? [place] : [];
  });
}
