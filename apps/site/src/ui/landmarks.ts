/** Where the page's own content begins. */
export const CONTENT_ID = 'content';
/** Where it has ended. */
export const FOOTER_ID = 'footer';
/** Where what the first paint needs ends, in a page that goes on far below (first-screen-end.tsx). */
export const FIRST_SCREEN_END_ID = 'first-screen-end';
