import type { ReadPage } from '@millrace/contract';
import { withClientOfPage } from './api/query-for.ts';
import { settingsIn, settingsQuery } from './api/settings.ts';
import { fetchPage } from './page/fetch-page.ts';
import { isFoundPage } from './page/is-found.ts';
import { matchPage } from './page/match-page.ts';
import { reader } from './page/read-answers.ts';
import { siteMap } from './routes.tsx';

/** Reads a page without drawing it: what it asks for, and the title that follows. */
export const readPage: ReadPage = async ({ url, transport }) => {
  const match = matchPage(new URL(url, 'http://site.invalid'));
  if (match === null) return null;
  return withClientOfPage(transport, async (client) => {
    const plan = await fetchPage(client, siteMap, match);
    const read = reader(client);
    const { title } = plan.head(match.at, read, settingsIn(read(settingsQuery)));
    return { title: title ?? '', isFound: isFoundPage(match, plan, read) };
  });
};
