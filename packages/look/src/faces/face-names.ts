/** The name of a file with the signs of first screens has this after the face. */
export const FIRST = 'first';

/** Whether documents preload a file of the build: every page is set with all three. */
export const isPreloaded = (file: string): boolean => /\/plex-(?:sans|mono-\d+)-first-[\w-]+\.woff2$/.test(file);

/** Whether a file of the build has the signs of other alphabets than the Latin one alone. */
export const isSeldomNeeded = (file: string): boolean =>
  /\/plex-(?:sans|mono-\d+)-(?:latin-ext|cyrillic|cyrillic-ext|greek|vietnamese)-[\w-]+\.woff2$/.test(file);
