import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSettings } from '../api/settings.ts';
import { useSite } from '../api/site-context.tsx';
import type { Location } from '../navigation/location.ts';
import type { Match } from '../navigation/match.ts';
import { Redirect } from '../navigation/redirect.tsx';
import { announceTitle } from '../shell/announcer.tsx';
import { applyHead } from './apply-head.ts';
import { fullTitle, headTags } from './head.ts';
import { NOT_FOUND, usePage } from './page-modules.ts';
import { reader } from './read-answers.ts';
import type { PageAddress, Route, RoutePlan } from './route.ts';
import { useAnswers } from './use-answers.ts';

/** The page of a route at one address: waits for its answers and code, then redirects, is not found, or shows itself. */
export function RouteView({ match, location }: { match: Match<Route>; location: Location }): ReactNode {
  const { route, at } = match;
  const client = useQueryClient();
  const { Page, plan } = usePage(route.page);
  const read = reader(client);
  useAnswers(plan.queries?.(at) ?? []);
  useAnswers(plan.further?.(at, read) ?? []);
  const to = plan.redirect?.(at, read) ?? null;
  if (to !== null) return <Redirect to={to} />;
  const isFound = plan.found?.(at, read) ?? true;
  return (
    <>
      <PageHead plan={plan} at={at} location={location} />
      {isFound ? <Page /> : <NotFound />}
    </>
  );
}

function NotFound(): ReactNode {
  const { Page } = usePage(NOT_FOUND);
  return <Page />;
}

/** Keeps the document's head in step with the page on the screen; a hidden page's effects do not run. */
function PageHead({ plan, at, location }: { plan: RoutePlan; at: PageAddress; location: Location }): ReactNode {
  const client = useQueryClient();
  const settings = useSettings();
  const site = useSite();
  useEffect(() => {
    const head = plan.head(at, reader(client), settings);
    const title = fullTitle(head, settings);
    applyHead(title, headTags(head, settings, site));
    announceTitle(title, location.key);
  }, [plan, at, location, client, settings, site]);
  return null;
}
