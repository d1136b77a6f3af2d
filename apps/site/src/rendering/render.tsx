import type { PageAnswer, PageRequest, RenderPage } from '@millrace/contract';
import { settingsFrom } from '@millrace/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PageAssets } from '../../build/page-assets.ts';
import { createQueryClient } from '../api/query-for.ts';
import { settingsQuery } from '../api/settings.ts';
import { App } from '../app.tsx';
import { HOME, routes } from '../routes.tsx';
import { pageDocument } from './document.ts';
import { failureDocument } from './failure-document.tsx';
import { frameQueries } from './frame-queries.ts';
import { fullTitle, headTags } from './head.ts';
import { type Match, matchRoute } from './match.ts';
import { pageDataElement } from './page-data.ts';
import { loadPage } from './page-modules.ts';
import { reader } from './read-answers.ts';

/** Renders pages for anonymous visitors. An answer that cannot be had gives the failure page, status 500. */
export const createRender =
  (assets: PageAssets): RenderPage =>
  async (request) => {
    const { pathname, search } = new URL(request.url, 'http://site.invalid');
    const match = matchRoute(routes, pathname, search);
    if (match === null) return { kind: 'redirect', status: 302, location: HOME };
    const client = createQueryClient(request.transport);
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    try {
      await prefetch(client, match);
    } catch (error) {
      console.error(error);
      return { kind: 'page', status: 500, html: failureDocument(assets, pathname + search) };
    }
    return answer(request, client, match, assets);
  };

async function prefetch(client: QueryClient, { route, at }: Match): Promise<void> {
  const queries = [...frameQueries, ...(route.queries?.(at) ?? [])];
  await Promise.all([loadPage(route.page), ...queries.map((query) => client.fetchQuery(query))]);
  const further = route.further?.(at, reader(client)) ?? [];
  await Promise.all(further.map((query) => client.fetchQuery(query)));
}

function answer(request: PageRequest, client: QueryClient, match: Match, assets: PageAssets): PageAnswer {
  const { route, at } = match;
  const read = reader(client);
  const location = route.redirect?.(at, read) ?? null;
  if (location !== null) return { kind: 'redirect', status: 302, location };
  const site = { mediaBase: request.mediaBase, publicUrl: request.publicUrl };
  const { hints, markup } = rendered(request.url, client, site);
  const settings = settingsFrom(read(settingsQuery));
  const head = route.head(at, read, settings);
  const html = pageDocument({
    title: fullTitle(head, settings),
    tags: headTags(head, settings, site),
    structured: head.structured ?? [],
    hints,
    markup,
    data: pageDataElement({ site, state: dehydrate(client) }),
    assets,
    page: route.page.replace('./', 'src/'),
  });
  return { kind: 'page', status: (route.found?.(at, read) ?? true) ? 200 : 404, html };
}

/** React puts preload hints in front of the markup; they belong into the head. */
function rendered(url: string, client: QueryClient, site: Pick<PageRequest, 'mediaBase' | 'publicUrl'>) {
  const text = renderToString(
    <StaticRouter location={url}>
      <App client={client} site={site} />
    </StaticRouter>,
  );
  const hints = /^(?:<link [^>]*>)*/.exec(text)?.[0] ?? '';
  return { hints, markup: text.slice(hints.length) };
}
