import type { CompiledTable } from '../table-cells/compiled-table.ts';
import type { CompiledFact, CompiledGroup } from './compiled.ts';

/** The facts about groups that compiling a rule needs. */
export interface RuleScope {
  names: readonly string[];
  /** Values of the facts about who asks, by the name that rules use: `@market`. */
  context: ReadonlyMap<string, string>;
  tableByName: ReadonlyMap<string, CompiledTable>;
  factByName: Pick<ReadonlyMap<string, CompiledFact>, 'get'>;
  groupByName: ReadonlyMap<
    string,
    Pick<CompiledGroup, 'index' | 'kind' | 'isNumber' | 'isEntered' | 'part' | 'options' | 'optionByCode' | 'data'>
  >;
}
