export { type Dependency, dependenciesOf } from './depends/dependencies.ts';
export { type ChangedNumbers, changedNumbers, type NumbersChange } from './difference/changed-numbers.ts';
export { type Difference, differenceInWords, type ExampleNumber } from './difference/difference-in-words.ts';
export { attributeUses } from './editing/attribute-uses.ts';
export { groupOf, optionOf, withGroup, withOption } from './editing/change-place.ts';
export { copyOfGroup } from './editing/copy-of-group.ts';
export { type GroupKind, kindOfGroup, withKind } from './editing/group-kind.ts';
export {
  withGroupAt,
  withGroupMoved,
  withOptionsAt,
  withOptionsMoved,
  withoutGroup,
  withoutOptions,
} from './editing/move-places.ts';
export { readConfigurator } from './editing/read-configurator.ts';
export { renamedPlainly } from './editing/rename-plainly.ts';
export { soundMaker } from './editing/sound-configurator.ts';
export { type Use, usesOf } from './editing/uses-of.ts';
export { type Cause, causesOf } from './findings/causes.ts';
export { type FoundByServer, findingKey, joinedFindings, rowKey } from './findings/joined-findings.ts';
export { type JudgedRow, type Judgement, judgeInStages } from './findings/judge-in-stages.ts';
export { type Mend, type MendEdit, mended } from './findings/mends/mend.ts';
export { triedMends } from './findings/mends/tried-mends.ts';
export { whileSearching } from './findings/while-searching.ts';
export { guideRows } from './guide-out/guide-rows.ts';
export { type PrintedGuide, printedGuide } from './guide-out/printed-guide.ts';
export {
  type CellUse,
  type Correction,
  type GivenUse,
  type GuideNote,
  type Place,
  type Proposal,
  type ProposedExample,
  type ProposedFootnote,
  type ProposedGroup,
  type ProposedOption,
  placeKey,
} from './guides/guide.ts';
export { type GuideToRead, readGuide } from './guides/read-guide.ts';
export { type PastedNumber, type PastedNumbers, readPastedNumbers } from './known/read-pasted-numbers.ts';
export { type Verdict, verdictsOf, type Wanted } from './known/verdict.ts';
export { type CellFault, optionCell, withOptionCell } from './options/option-cell.ts';
export {
  allOptionColumns,
  attributeColumn,
  attributeOf,
  attributesOf,
  type OptionColumn,
  optionColumns,
} from './options/option-columns.ts';
export { OPTIONS_MAX, type PutRefusal, type PutVerdict, putCells } from './options/put-cells.ts';
export { type Plate, type PlateCell, readPlate, type Tried } from './plate/read-plate.ts';
export { changeOf, isPriced, type PriceLine, priceLines } from './prices/price-lines.ts';
export { linesFound, priceKey, raisedPrices, typedPrice } from './prices/proposed-prices.ts';
export { type Raise, raisedBy } from './prices/raise.ts';
export { type MatchedPrice, type ReadPriceList, readPriceList, type UnmatchedRow } from './prices/read-price-list.ts';
export { type NewPrice, withPrices } from './prices/with-prices.ts';
export { freeCode, freeName } from './rename/free-names.ts';
export type { Mention } from './rename/mentions.ts';
export { kindsWithWords } from './rename/mentions.ts';
export { type Rename, type RenameRefusal, refusalOf } from './rename/rename.ts';
export { renamedConfigurator } from './rename/rename-configurator.ts';
export {
  type PlacedNumber,
  type RenamedContent,
  type RenamedRow,
  type RenamedRows,
  type RenameManner,
  renamedKinds,
  renameInContent,
  renameInSteps,
} from './rename/rename-in-content.ts';
export {
  type ClauseShape,
  type Comparison,
  clauseText,
  measuringText,
  shapeOf,
  withCodeToggled,
} from './rules/clause-shape.ts';
export {
  type Clause,
  type ClausePlace,
  clausesOf,
  withAnd,
  withClause,
  withEither,
  withOr,
  withoutClause,
} from './rules/clauses.ts';
export { type Completion, completionAt, type Offered } from './rules/completion.ts';
export { mendsInSteps, type RuleMend } from './rules/mends.ts';
export { NO_COST, type RuleCost, ruleCostInSteps, type TriedNumber } from './rules/rule-cost.ts';
export {
  type OwnRules,
  type RuleOwner,
  rulesOf,
  statesTheSame,
  withRules,
  withStatementsAs,
} from './rules/rule-owner.ts';
export { shutOutBy } from './rules/shut-out.ts';
export { type Summed, type SumTerm, sumBegunWith, summedOf, sumTermsOf, sumText } from './rules/sum-terms.ts';
export { type Asked, vocabularyOf } from './rules/vocabulary.ts';
export { type Part, plainText } from './sentences/part.ts';
export { partsToRuleList } from './sentences/parts-to-rule.ts';
export { partsToStatement } from './sentences/parts-to-statement.ts';
export { boundFaults, type RuleFault, ruleFaults } from './sentences/rule-faults.ts';
export { ruleListToParts, ruleToParts } from './sentences/rule-to-parts.ts';
export { type Statement, statementToParts } from './sentences/statement.ts';
export { type PlacedStatement, statementsOf } from './sentences/statements-of.ts';
export { pastedCells } from './sheets/pasted-cells.ts';
export type { AmountFormat } from './sheets/read-amounts.ts';
export type { MarkMeaning } from './sheets/read-mark.ts';
export { type ComparedPairs, comparePairs, type DifferingPair, saidOf } from './tables/compare-pairs.ts';
export {
  withColumn,
  withGiven,
  withoutColumn,
  withoutRows,
  withRow,
  withRowMoved,
  withTexts,
} from './tables/edit-table.ts';
export { type MadeRules, makeRules } from './tables/make-rules.ts';
export { BANDS_MOST, bandOfKey, bandsOf } from './tables/number-bands.ts';
export {
  type Cuts,
  canBeSide,
  hasOptionsAsSide,
  type PairAnswer,
  type PairMatrix,
  pairMatrix,
} from './tables/pair-matrix.ts';
export { recogniseTable } from './tables/recognising/recognise-table.ts';
export {
  type Decisions,
  isFault,
  type NotRecognised,
  type Pairs,
  type Recognised,
  type Remark,
} from './tables/recognising/recognition.ts';
export { relatedSides } from './tables/related-sides.ts';
export { type DecidedCell, decidedWith, recutCells, withDecidedCells } from './tables/said-pairs.ts';
export { statedFacts, statedTables } from './tables/stated-tables.ts';
export { cellFault, cellText, columnFault, type TableCellFault, type TableColumnFault } from './tables/table-cells.ts';
export { groupPrice } from './trying/group-price.ts';
export { missingWords } from './trying/missing-words.ts';
export { type TriedVerdict, verdictOfNumber, verdictOfSelection } from './trying/verdict.ts';
export { type NumberChanges, numberChanges, numberStarts, numbersInWords } from './uses/numbers-in-words.ts';
export { countNumbersWith } from './uses/numbers-with.ts';
