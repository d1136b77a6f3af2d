const FORM: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment as the reader's own clock has it. */
export const shownMoment = (moment: string): string => new Intl.DateTimeFormat('en-US', FORM).format(new Date(moment));

const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

/** The day of a moment, with its year where that is not this year. */
export function shownDay(moment: string, now: Date = new Date()): string {
  const at = new Date(moment);
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-US', { ...DAY, ...year }).format(at);
}
