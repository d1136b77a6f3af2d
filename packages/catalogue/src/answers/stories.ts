import type { JobAnswer } from '@millrace/contract';
import type { Job } from '@millrace/contract/content';
import { type AnswerCall, answer, answerOr404, type InputOf } from '../answer.ts';
import { withAlts } from '../presenting/picture-facts.ts';
import { withoutIds } from '../presenting/without-ids.ts';

interface Dated {
  id: number;
  postDate: string;
}

/** Days as YYYY-MM-DD sort as text; of one day the later row first. */
const newestFirst = (a: Dated, b: Dated): number => b.postDate.localeCompare(a.postDate) || b.id - a.id;

export const blogs: AnswerCall<'blogs'> = (snapshot) => {
  const { content } = snapshot;
  const events = new Map(
    content.events.filter(({ isLive }) => isLive).map(({ isLive: _, places: __, ...event }) => [event.slug, event]),
  );
  return answer(
    content.posts
      .filter(({ isLive }) => isLive)
      .toSorted(newestFirst)
      .map(({ isLive: _, ...post }) => ({
        ...post,
        htmlContent: withAlts(snapshot, post.htmlContent),
        event: events.get(post.slug) ?? null,
      })),
  );
};

export const jobs: AnswerCall<'jobs'> = ({ content }, { query }) => {
  const found = content.jobs
    .filter((job) => job.isLive && filters.every((matches) => matches(job, query)))
    .toSorted(newestFirst);
  return answer((query.startBy === 'Oldest' ? found.toReversed() : found).map(presentJob));
};

type JobQuery = InputOf<'jobs'>['query'];

const folded = (text: string | undefined): string => (text ?? '').trim().toLowerCase();
/** An empty filter matches everything. */
const isOr = (wanted: string | undefined, given: string): boolean =>
  folded(wanted) === '' || folded(wanted) === folded(given);

const filters: readonly ((job: Job, query: JobQuery) => boolean)[] = [
  ({ name, description, category }, { search }) =>
    [name, description, category].some((text) => folded(text).includes(folded(search))),
  ({ category }, query) => isOr(query.category, category),
  ({ type }, query) => isOr(query.type, type),
];

export const jobCategories: AnswerCall<'jobCategories'> = ({ content }) => {
  const open = content.jobs.filter(({ isLive }) => isLive).map(({ category }) => category);
  return answer([...new Set(open)].toSorted((a, b) => a.localeCompare(b)));
};

export const jobById: AnswerCall<'jobById'> = ({ content }, { params }) => {
  const job = content.jobs.find(({ id, isLive }) => id === params.id && isLive);
  return answerOr404(job && presentJob(job), `There is no job ${params.id}.`);
};

const presentJob = ({ isLive: _, ...shown }: Job): JobAnswer => ({ ...shown, questions: withoutIds(shown.questions) });
