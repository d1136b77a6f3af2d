import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../api/settings.ts';
import { useSite } from '../api/site-context.tsx';
import { applyHead } from '../head/apply-head.ts';
import { fullTitle, headTags } from '../head/head.ts';
import type { Location } from '../navigation/location.ts';
import { Redirect } from '../navigation/redirect.tsx';
import { headOf } from '../page/head-of.ts';
import { isFoundPage } from '../page/is-found.ts';
import { usePageModule } from '../page/load-page.ts';
import type { PageMatch } from '../page/match-page.ts';
import type { PageModule, PagePlan } from '../page/plan.ts';
import { reader } from '../page/read-answers.ts';
import { type SitePage, useSiteMap } from '../page/site-map.ts';
import { useAnswers } from '../page/use-answers.ts';
import { announceTitle } from '../ui/announcer.tsx';

interface PageViewProps {
  match: PageMatch;
  location: Location;
}

/** A page at one address: waits for its code and answers, then redirects, is not found, or shows itself. */
export function PageView({ match, location }: PageViewProps): ReactNode {
  const page: SitePage = useSiteMap().pages[match.name];
  return <LoadedPage module={usePageModule(page)} match={match} location={location} />;
}

function LoadedPage({ module, match, location }: PageViewProps & { module: PageModule }): ReactNode {
  const { Page, plan } = module;
  const { at } = match;
  const client = useQueryClient();
  const read = reader(client);
  useAnswers(plan.queries(at));
  useAnswers(plan.further?.(at, read) ?? []);
  const to = plan.redirect?.(at, read) ?? null;
  if (to !== null) return <Redirect to={to} />;
  const isFound = isFoundPage(match, plan, read);
  return (
    <>
      <PageHead plan={plan} match={match} location={location} />
      {isFound ? <Page at={at} /> : <Missing />}
    </>
  );
}

function Missing(): ReactNode {
  const { NotFound } = usePageModule(useSiteMap().notFound);
  return <NotFound />;
}

/** Keeps the document's head in step with the page on the screen; a hidden page's effects do not run. */
function PageHead({ plan, match, location }: { plan: PagePlan; match: PageMatch; location: Location }): ReactNode {
  const client = useQueryClient();
  const settings = useSettings();
  const site = useSite();
  useEffect(() => {
    const head = headOf(match, plan, reader(client), settings);
    const title = fullTitle(head, settings);
    applyHead(title, headTags(head, settings, site));
    announceTitle(title, location.key);
  }, [plan, match, location, client, settings, site]);
  return null;
}
