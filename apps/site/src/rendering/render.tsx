import { type PageAnswer, type PageRequest, pagePaths, type RenderPage } from '@millrace/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { PageAssets } from '../../build/page-assets.ts';
import { createQueryClient } from '../api/query-for.ts';
import { settingsIn, settingsQuery } from '../api/settings.ts';
import { App } from '../app.tsx';
import { Here } from '../navigation/here.tsx';
import { openedAt } from '../navigation/location.ts';
import { type Match, matchRoute } from '../navigation/match.ts';
import { HOME, routes } from '../routes.tsx';
import { structuredData } from '../structured-pages.ts';
import { pageDocument } from './document.ts';
import { failureDocument } from './failure-document.tsx';
import { fullTitle, headTags } from './head.ts';
import { openGraphTags } from './open-graph.ts';
import { pageDataElement } from './page-data.ts';
import { prefetch } from './prefetch.ts';
import { reader } from './read-answers.ts';
import type { Route, RoutePlan } from './route.ts';

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
      return answer(request, { ...match, plan: await prefetch(client, match), client, assets });
    } catch (error) {
      console.error(error);
      return { kind: 'page', status: 500, ...failureDocument(assets, pathname + search) };
    }
  };

interface Prepared extends Match<Route> {
  plan: RoutePlan;
  client: QueryClient;
  assets: PageAssets;
}

function answer(request: PageRequest, { route, at, plan, client, assets }: Prepared): PageAnswer {
  const read = reader(client);
  const location = plan.redirect?.(at, read) ?? null;
  if (location !== null) return { kind: 'redirect', status: 302, location };
  const site = { mediaBase: request.mediaBase, publicUrl: request.publicUrl };
  const { hints, markup } = rendered(request.url, client, site);
  const settings = settingsIn(read(settingsQuery));
  const head = plan.head(at, read, settings);
  const isFound = plan.found?.(at, read) ?? true;
  const made = pageDocument({
    title: fullTitle(head, settings),
    tags: [...headTags(head, settings, site), ...openGraphTags(head, settings, site)],
    structured: isFound ? structuredData(route.page, at, read, { settings, site }) : [],
    hints,
    markup,
    data: pageDataElement({ site, state: dehydrate(client) }),
    assets,
    isPersonal: plan.isPersonal === true,
    holdsToken: pagePaths.some(({ path, holdsToken }) => holdsToken === true && path === route.path),
    page: route.page.replace('./', 'src/'),
  });
  return { kind: 'page', status: isFound ? 200 : 404, ...made };
}

/** React puts preload hints in front of the markup; they belong into the head. */
function rendered(url: string, client: QueryClient, site: Pick<PageRequest, 'mediaBase' | 'publicUrl'>) {
  const text = renderToString(
    <Here location={openedAt(url)}>
      <App client={client} site={site} />
    </Here>,
  );
  const hints = /^(?:<link [^>]*>)*/.exec(text)?.[0] ?? '';
  return { hints, markup: text.slice(hints.length) };
}
