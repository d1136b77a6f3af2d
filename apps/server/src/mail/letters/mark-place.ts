/** Content-ID of the company's mark, which goes with the letter. */
export const MARK_CID = 'mark';
/** Pixels. */
export const MARK_SIZE = 28;
