import type { CompiledGroup, Measure } from '../compiled/compiled.ts';
import type { RuleScope } from '../compiled/rule-scope.ts';
import type { MeasureSyntax, NamedSyntax } from '../written/rule-text.ts';

/** The text that an option has as an attribute. */
function textIn(attributes: Readonly<Record<string, unknown>> | undefined, name: string): string | undefined {
  const value = attributes !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

type ScopeGroup = Pick<CompiledGroup, 'index' | 'options'>;

/** The options of a group that have a text as an attribute. */
export function optionsWithText({ options }: Pick<CompiledGroup, 'options'>, name: string, text: string): number[] {
  return options.flatMap(({ id, data }) => (textIn(data.attributes, name) === text ? [id] : []));
}

/** Whether some option of a group has a text under this name. */
export function hasTexts({ options }: Pick<CompiledGroup, 'options'>, name: string): boolean {
  return options.some(({ data }) => textIn(data.attributes, name) !== undefined);
}

/** Two text attributes as measures, each text as a number of its own; null where a side has no texts. */
export function sameTexts(left: MeasureSyntax, right: MeasureSyntax, scope: RuleScope): [Measure, Measure] | null {
  const sides = [left, right].map((side) => (side.kind === 'sum' ? null : textsOf(side, scope)));
  const [a, b] = sides;
  if (!a || !b) return null;
  const numbers = new Map<string, number>();
  const measured = ({ group, texts }: Texts): Measure => ({
    kind: 'attribute',
    group: group.index,
    values: texts.map(({ id, text }) => {
      const value = numbers.get(text) ?? numbers.size;
      numbers.set(text, value);
      return { id, value };
    }),
  });
  return [measured(a), measured(b)];
}

interface Texts {
  group: ScopeGroup;
  texts: readonly { id: number; text: string }[];
}

function textsOf({ group: name, attribute }: NamedSyntax, { groupByName }: RuleScope): Texts | null {
  const group = groupByName.get(name);
  if (group === undefined || !hasTexts(group, attribute)) return null;
  const texts = group.options.flatMap(({ id, data }) => {
    const text = textIn(data.attributes, attribute);
    return text === undefined ? [] : [{ id, text }];
  });
  return { group, texts };
}
