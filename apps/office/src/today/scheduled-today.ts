import type { Printing } from '@millrace/contract';
import type { DraftRecord } from '@millrace/contract/office';

/** Says which drafts go out on the day of a moment, as the reader's clock has it. */
export function scheduledToday(
  drafts: readonly Pick<DraftRecord, 'name' | 'publishAt'>[],
  now: Date,
  { moment }: Pick<Printing, 'moment'>,
): string {
  const day = (at: Date): string => moment(at, { dateStyle: 'short' });
  const due = drafts
    .flatMap(({ name, publishAt }) => (publishAt === null ? [] : [{ name, at: new Date(publishAt) }]))
    .filter(({ at }) => day(at) === day(now))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const [first] = due;
  if (first === undefined) return 'Nothing is scheduled for today.';
  const time = moment(first.at, { timeStyle: 'short' });
  return due.length === 1
    ? `“${first.name}” goes out at ${time}.`
    : `${due.length} drafts go out today, “${first.name}” first, at ${time}.`;
}
