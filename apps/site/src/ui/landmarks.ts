/** The beginning of the page's own content. */
export const CONTENT_ID = 'content';
/** Its end. */
export const FOOTER_ID = 'footer';
/** The end of what the first paint needs, in a page that continues far below (first-screen-end.tsx). */
export const FIRST_SCREEN_END_ID = 'first-screen-end';
