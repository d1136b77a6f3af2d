/** The tabs of the studio, by the names that addresses have. Each appears when its pane is in the table of `tabs.ts`. */
export const studioTabs = [
  'options',
  'compatibility',
  'prices',
  'known',
  'where',
  'findings',
  'depends',
  'compare',
  'guide',
] as const;
export type StudioTab = (typeof studioTabs)[number];
