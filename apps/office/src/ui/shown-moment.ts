const FORM: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment as the reader's own clock has it. */
export const shownMoment = (moment: string): string => new Intl.DateTimeFormat('en-US', FORM).format(new Date(moment));
