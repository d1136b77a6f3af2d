export { type Difference, differenceInWords, type ExampleNumber } from './difference/difference-in-words.ts';
export { groupOf, optionOf, withGroup, withOption } from './editing/change-place.ts';
export { readConfigurator } from './editing/read-configurator.ts';
export { soundMaker } from './editing/sound-configurator.ts';
export { type Plate, type PlateCell, readPlate, type Tried } from './plate/read-plate.ts';
export { type Rename, type RenameRefusal, refusalOf } from './rename/rename.ts';
export { renamedConfigurator } from './rename/rename-configurator.ts';
export {
  type PlacedNumber,
  type RenamedContent,
  type RenamedRow,
  type RenamedRows,
  renameInContent,
} from './rename/rename-in-content.ts';
export { type Part, plainText } from './sentences/part.ts';
export { partsToRuleList } from './sentences/parts-to-rule.ts';
export { partsToStatement } from './sentences/parts-to-statement.ts';
export { type RuleFault, ruleFaults } from './sentences/rule-faults.ts';
export { ruleListToParts, ruleToParts } from './sentences/rule-to-parts.ts';
export { type Statement, statementToParts } from './sentences/statement.ts';
export { type PlacedStatement, statementsOf } from './sentences/statements-of.ts';
