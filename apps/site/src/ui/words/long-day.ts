const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-03-02` as `March 2, 2026`. A day has no time zone, so none may shift it. */
export const longDay = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));
