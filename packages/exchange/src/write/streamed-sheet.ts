/** A sheet that is written while its rows are made. */
export interface StreamedSheet {
  name: string;
  columns: readonly StreamedColumn[];
  rows: Iterable<readonly (string | number | null)[]>;
}

export interface StreamedColumn {
  heading: string;
  /** In characters. */
  width: number;
  /** Amounts are shown with two decimals and thousands. */
  isMoney: boolean;
}
