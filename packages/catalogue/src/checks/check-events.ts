import { type Check, error } from './check.ts';

/** An event is registered for on a post's page, and does not end before it starts. */
export const checkEvents: Check = function* ({ content }) {
  const posts = new Set(content.posts.filter(({ isLive }) => isLive).map(({ slug }) => slug));
  for (const { id, slug, startsOn, endsOn, isLive } of content.events) {
    if (endsOn < startsOn)
      yield error('bad-event', { kind: 'events', id, path: ['endsOn'] }, `It ends before it starts, on ${startsOn}.`);
    if (isLive && !posts.has(slug))
      yield error(
        'bad-event',
        { kind: 'events', id, path: ['slug'] },
        `No live post is called ${slug}: its page would have nowhere to be.`,
      );
  }
};
