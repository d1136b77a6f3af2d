import { events } from './events.ts';
import { jobs } from './jobs.ts';
import { posts } from './posts.ts';

export const storyRows = () => ({ posts: posts(), events: events(), jobs: jobs() });
