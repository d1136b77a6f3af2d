import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchRoute } from '../rendering/match.ts';
import { loadPage } from '../rendering/page-modules.ts';
import { routes } from '../routes.tsx';

/** How long a pointer must rest on a link before it means something. */
const REST_MS = 65;

/** A page's code and answers are fetched when a pointer rests on a link to it, a finger touches it or the focus comes to it. */
export function usePrefetchOnHover(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchAhead = (link: HTMLAnchorElement): void => {
      const match = matchRoute(routes, link.pathname, link.search);
      if (match === null) return;
      loadPage(match.route.page).then(
        ({ plan }) => plan.queries?.(match.at).map((query) => client.prefetchQuery(query)),
        () => null,
      );
    };
    const near = (event: Event): void => {
      clearTimeout(timer);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== location.origin || link.href === location.href) return;
      timer = setTimeout(fetchAhead, event.type === 'pointerover' ? REST_MS : 0, link);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, near, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, near);
    };
  }, [client]);
}
