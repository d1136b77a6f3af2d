/** The tabs of the studio, by the names that addresses have. Each appears when its pane is in the table of `tabs.ts`. */
export type StudioTab =
  | 'options'
  | 'compatibility'
  | 'prices'
  | 'known'
  | 'where'
  | 'findings'
  | 'depends'
  | 'compare'
  | 'guide';
