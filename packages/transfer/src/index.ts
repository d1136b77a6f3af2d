export { bmecat } from './bmecat/bmecat.ts';
export type { Cell, CellReading, CellRefusal, Column, Surroundings } from './columns/column.ts';
export { columnsOf } from './columns/columns-of.ts';
export { emptyValue } from './columns/empty-value.ts';
export { readCell } from './columns/read-cell.ts';
export { sameRow } from './columns/same-row.ts';
export { withColumn } from './columns/value-at.ts';
export { type WrittenCell, writeCell } from './columns/write-cell.ts';
export { etimXchange } from './etim-xchange/etim-xchange.ts';
export { applyMapping } from './mapping/apply-mapping.ts';
export { type Guessing, guessSheet, type Said } from './mapping/guess-mapping.ts';
export { belongsBy, hasField, keysOf } from './mapping/kind-keys.ts';
export { isOwnExport, withOwnDelimiter } from './mapping/own-export.ts';
export { type Named, type NameIndex, nameIndex } from './names/name-index.ts';
export {
  type JudgedLine,
  judgeOldAddresses,
  type LedAddress,
  type OldAddressLine,
} from './old-addresses/judge-old-addresses.ts';
export { type OldAddressReading, readOldAddress } from './old-addresses/read-old-address.ts';
export {
  type ForeignSheet,
  type MadeSheet,
  type Preset,
  presetOf,
  presets,
  type Said as PresetSaid,
  type Turned,
  type TurnOptions,
} from './presets/index.ts';
export { type TurnedFile, turnFile } from './presets/turn-file.ts';
export {
  type Availability,
  availabilities,
  type Feed,
  productFeedCsv,
  productFeedXml,
} from './product-feed/product-feed.ts';
export { judgeTrade } from './trade/judge-trade.ts';
export type { TradeOptions } from './trade/trade-file.ts';
export type { Trade } from './trade/trade-items.ts';
export { changesOf, goesIn, type ImportChange, newIdsOf } from './verdict/changes-of.ts';
export { filesNamed } from './verdict/files-named.ts';
export { judge } from './verdict/judge.ts';
export { type VerdictView, verdictView, type WantedLines } from './verdict/show-verdict.ts';
export {
  FIRST_NEW_ID,
  type ImportInput,
  type Judged,
  type JudgedRow,
  type NamedFile,
  type Row,
} from './verdict/verdict.ts';
export { type ContentJson, jsonTexts, readContentJson } from './writing/content-json.ts';
export { type LongTexts, longTexts, withLongTexts } from './writing/long-texts.ts';
export { sheetOfRows } from './writing/sheet-of-rows.ts';
export { sheetsOfJson } from './writing/sheets-of-json.ts';
