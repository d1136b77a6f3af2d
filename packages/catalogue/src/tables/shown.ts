/** Says which rows a query selects: `isLive=false` adds those not live, `isVizzy=true` takes those so flagged (decisions 3). */
export interface Selecting {
  isLive: boolean;
  isVizzy: boolean;
}

/** The view of a stranger. */
export const published: Selecting = { isLive: true, isVizzy: false };

export const isShown = (row: { isLive: boolean; isVizzy?: boolean }, query: Selecting): boolean =>
  (row.isLive || !query.isLive) && (row.isVizzy === undefined || row.isVizzy === query.isVizzy);
