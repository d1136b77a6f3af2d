/** Business constants of specification section 9 that more than one room needs. */
export const SEARCH_PAGE_SIZE = 10;
export const SEARCH_DROPDOWN_SIZE = 4;
export const SEARCH_PAGE_SIZE_MAX = 100;
/** Rows of each section of a search over everything, and the most that may be asked for. */
export const FOUND_ITEMS = 4;
export const FOUND_ITEMS_MAX = 50;
/** Longest text that is searched; longer is refused with 400. */
export const SEARCH_TEXT_MAX = 200;
export const NAVIGATION_DEBOUNCE_MS = 200;
export const SEARCH_DEBOUNCE_MS = 500;
export const PAGE_SIZE_DEBOUNCE_MS = 100;
export const CAROUSEL_INTERVAL_MS = 5000;
export const LINK_COPIED_MS = 3000;
export const DESCRIPTION_CLAMP = 350;
export const THUMBNAILS_AT_ONCE = 3;
/** Part number of a result generated for a configured number no product carries. */
export const GENERATED_PART_NUMBER = 'N/A';
/**
 * A header that a form sends with every try of one submit (a random text), so that a double click or a retry after a lost answer makes one
 * record.
 */
export const SUBMISSION_KEY_HEADER = 'idempotency-key';
/** Largest file that may come with a form. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** The number of people of a registration by default. */
export const ATTENDING_DEFAULT = 1;
/** Longest text of one line that a form sends. */
export const LINE_MAX = 200;
/** Longest name, category and action of a measurement; the browser cuts what is longer, the server refuses it. */
export const MEASUREMENT_WORDS_MAX = 60;
export const MEASUREMENT_LABEL_MAX = 200;

/** Characters of a number as it is written in an address or a search. */
export const MODEL_NUMBER_MAX = 300;
/** Characters of a selection as text. */
export const SHARE_CODE_MAX = 8000;
/** Characters of the filters in an address. */
export const FILTERS_MAX = 2000;
/** Things that are compared at once. */
export const COMPARED_MAX = 5;
/** Characters of what is compared, in an address. */
export const COMPARED_TEXT_MAX = 2000;
/** Characters of the name of an order. */
export const ORDER_MAX = 60;

/** The ways to show what fits a filter: by families, or model by model. */
export const facetViews = ['families', 'models'] as const;
export type FacetView = (typeof facetViews)[number];
/** Longest e-mail address. */
export const EMAIL_MAX = 254;
/** Before the @; no mail server takes more (RFC 5321, 4.5.3.1.1). */
export const EMAIL_LOCAL_MAX = 64;
