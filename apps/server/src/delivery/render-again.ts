import type { FastifyBaseLogger } from 'fastify';
import type { FrontDoor } from '../bytes/front-door.ts';
import type { ContentHolder } from '../content/content-holder.ts';
import { theSite } from '../work/asker.ts';
import type { PageStore } from './page-store.ts';

interface RenderAgain {
  content: Pick<ContentHolder, 'current' | 'onTaken'>;
  door: Pick<FrontDoor, 'mostVisited'>;
  store: Pick<PageStore<object>, 'get'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Rendered again after a publish, one at a time: about half a second's work, between which visitors are answered. */
const MOST_VISITED = 50;

/** After each publish, makes the pages that were visited most ready before anybody asks. A still newer revision ends it. */
export function renderAgain({ content, door, store, log }: RenderAgain): void {
  content.onTaken((snapshot, previous) => {
    if (previous === null) return;
    const pages = door.mostVisited(previous, MOST_VISITED).filter((url) => !url.startsWith('/api/'));
    const work = async (): Promise<void> => {
      for (const url of pages) {
        if (content.current() !== snapshot) return;
        await store.get(snapshot, url, theSite);
      }
    };
    work().catch((error: unknown) => log.warn({ err: error }, 'a page could not be rendered again'));
  });
}
