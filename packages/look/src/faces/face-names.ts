/** The name of a file with the signs of first screens has this after the face. */
export const FIRST = 'first';

/** Whether documents preload a file of the build: first screens are set with it. The lighter Mono comes when a text asks for it. */
export const isPreloaded = (file: string): boolean => /\/plex-(?:sans|mono-500)-first-[\w-]+\.woff2$/.test(file);

/** Whether a file of the build has the signs of other alphabets than the Latin one alone. */
export const isSeldomNeeded = (file: string): boolean =>
  /\/plex-(?:sans|mono-\d+)-(?:latin-ext|cyrillic|cyrillic-ext|greek|vietnamese)-[\w-]+\.woff2$/.test(file);
