import type { Answered, AnswerOf, CallName, InputOf } from '../answer.ts';
import { refuse } from '../answer.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Selecting } from '../tables/shown.ts';
import type { Viewer } from '../tables/viewer.ts';

/** An answer whose query may select what only staff see; strangers who ask for that are refused. */
export const selecting =
  <Name extends CallName>(answerLive: LiveAnswer<Name>): LiveAnswer<Name> =>
  (snapshot, input, viewer) =>
    isPublishedOnly(input.query) || viewer.kind === 'staff'
      ? answerLive(snapshot, input, viewer)
      : refuse('not-allowed', 'Only staff may see what is not published.');

type LiveAnswer<Name extends CallName> = (
  snapshot: Snapshot,
  input: InputOf<Name> & { query: Selecting },
  viewer: Viewer,
) => Answered<AnswerOf<Name>>;

const isPublishedOnly = (query: Selecting): boolean => query.isLive && !query.isVizzy;
