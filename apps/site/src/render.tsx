import { ApiError, type PageAnswer, type PageName, type PageRequest, pages, type RenderPage } from '@millrace/contract';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { PageAssets } from '../build/page-assets.ts';
import { answersOf, pageDataElement } from './api/page-data.ts';
import { withClientOfPage } from './api/query-for.ts';
import { settingsIn, settingsQuery } from './api/settings.ts';
import { App } from './app.tsx';
import { pageDocument } from './document/document.ts';
import { documentBrand } from './document/document-brand.ts';
import type { SourceOf } from './document/document-faces.ts';
import { failureDocument } from './failure-document.tsx';
import { fullTitle, headTags } from './head/head.ts';
import { openGraphTags } from './head/open-graph.ts';
import { Here } from './navigation/here.tsx';
import { openedAt } from './navigation/location.ts';
import { fetchPage } from './page/fetch-page.ts';
import { headOf } from './page/head-of.ts';
import { isFoundPage } from './page/is-found.ts';
import { matchPage, type PageMatch } from './page/match-page.ts';
import type { PagePlan } from './page/plan.ts';
import { reader } from './page/read-answers.ts';
import { siteMap } from './routes.tsx';
import { structuredData } from './structured-pages.ts';
import { printBy } from './ui/words/printing.ts';

/** Renders pages for anonymous visitors. An answer that fails gives the failure page, status 500. */
export const createRender = (assets: PageAssets, sourceOf: SourceOf): RenderPage => {
  const render: RenderPage = async (request) => {
    const { pathname, search } = new URL(request.url, 'http://site.invalid');
    const match = matchPage({ pathname, search });
    if (match === null) return { kind: 'redirect', status: 302, location: siteMap.home };
    try {
      return await withClientOfPage(request.transport, async (client) => {
        const plan = await fetchPage(client, siteMap, match);
        return answer(request, { ...match, plan, client, assets, sourceOf });
      });
    } catch (error) {
      const nothing = namesNothing(error) ? addressOfNothing(pathname) : null;
      if (nothing !== null) return render({ ...request, url: nothing });
      console.error(error);
      return { kind: 'page', status: 500, ...failureDocument(assets, pathname + search) };
    }
  };
  return render;
};

const BAD_REQUEST = 400;
/** Whether a call was refused for what it was given: nothing has such a name, as one of 300 letters. */
const namesNothing = (error: unknown): boolean => error instanceof ApiError && error.status === BAD_REQUEST;

/** The address of the same page with a name that nothing has; null: it is that already, or has no name. */
function addressOfNothing(pathname: string): string | null {
  const [, page = '', name = ''] = /^(\/[^/]+)\/(.+)$/.exec(pathname) ?? [];
  return page === '' || name === '-' ? null : `${page}/-`;
}

interface Prepared extends PageMatch {
  plan: PagePlan;
  client: QueryClient;
  assets: PageAssets;
  sourceOf: SourceOf;
}

function answer(request: PageRequest, { name, at, plan, client, assets, sourceOf }: Prepared): PageAnswer {
  const read = reader(client);
  const location = plan.redirect?.(at, read) ?? null;
  if (location !== null) return { kind: 'redirect', status: 302, location };
  const site = { mediaBase: request.mediaBase, publicUrl: request.publicUrl };
  const isFound = isFoundPage({ name, at }, plan, read);
  if (!isFound && request.hasNotFound?.(name) === true) return { kind: 'not-found', of: name };
  const settings = settingsIn(read(settingsQuery));
  printBy(settings);
  const { hints, markup } = rendered(request.url, client, site);
  const head = headOf({ name, at }, plan, read, settings);
  const made = pageDocument({
    title: fullTitle(head, settings),
    tags: [...headTags(head, settings, site), ...openGraphTags(head, settings, site)],
    structured: isFound ? structuredData({ name, at }, read, { settings, site }) : [],
    hints,
    markup,
    data: pageDataElement({ site, answers: answersOf(client), ...(isFound ? {} : { isNotFound: true }) }),
    assets,
    isPersonal: plan.isPersonal === true,
    holdsToken: 'holdsToken' in pages[name],
    page: moduleOf(assets, name),
    brand: documentBrand(settings, { assets, faces: request.faces, sourceOf }),
  });
  return isFound ? { kind: 'page', status: 200, ...made } : { kind: 'page', status: 404, ...made, notFoundOf: name };
}

/** A page's module below src/, which is named after the page; null where the build does not list it. */
const moduleOf = ({ pages: modules }: PageAssets, name: PageName): string | null =>
  Object.keys(modules).find((module) => module.endsWith(`/${name}-page.tsx`)) ?? null;

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
