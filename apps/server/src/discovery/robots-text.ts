import { pagePaths } from '@millrace/contract';

/** Lets robots read every page, but neither the API nor the office nor the endless pages that no search engine may list. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...['/api/', '/office', ...endlessPaths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** A path that robots stay away from stands for all below it. */
const endlessPaths = pagePaths
  .filter(({ isIndexed, hasEndlessPaths, path }) => !isIndexed && hasEndlessPaths === true && !path.includes(':'))
  .map(({ path }) => path);
