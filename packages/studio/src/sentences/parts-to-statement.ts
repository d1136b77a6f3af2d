import type { LimitBound, RuleList } from '@millrace/configurator';
import type { Part } from './part.ts';
import { isAtEnd, type Reading, readingOf, take, takeRuleList, takeSide } from './parts-to-rule.ts';
import type { RuleField, Statement } from './statement.ts';

const RULE_FIELDS: readonly string[] = ['showIf', 'hideIf', 'enableIf', 'disableIf', 'selectIf'] satisfies RuleField[];
const isRuleField = (what: string): what is RuleField => RULE_FIELDS.includes(what);

/** The statement that pieces say; null where they make no sentence. */
export function partsToStatement(parts: readonly Part[]): Statement | null {
  const reading = readingOf(parts);
  const does = take(reading, 'does');
  const statement = does === null ? null : takeStatement(reading, does.what);
  return isAtEnd(reading) ? statement : null;
}

function takeStatement(reading: Reading, does: string): Statement | null {
  if (isRuleField(does)) {
    const rules = takeRuleList(reading);
    return rules === null ? null : { does, rules };
  }
  switch (does) {
    case 'requirement':
      return takeRequirement(reading);
    case 'limit':
      return takeLimit(reading);
    case 'price': {
      const number = take(reading, 'number');
      if (number === null && takeField(reading, 'request') === null) return null;
      return withCondition(reading, { does, price: number === null ? null : Number(number.value) });
    }
    case 'value': {
      const number = take(reading, 'number');
      const value = number === null ? take(reading, 'quoted')?.value : Number(number.value);
      return value === undefined ? null : withCondition(reading, { does, value });
    }
    case 'measure': {
      const measure = takeBound(reading);
      return typeof measure === 'string' ? withCondition(reading, { does, measure }) : null;
    }
    default:
      return null;
  }
}

function takeRequirement(reading: Reading): Statement | null {
  const then = takeRuleList(reading);
  const whole = then === null ? null : withCondition(reading, { does: 'requirement', then } as const);
  if (whole === null) return null;
  if (takeField(reading, 'text') === null) return whole;
  const text = take(reading, 'quoted');
  return text === null ? null : { ...whole, text: text.value };
}

function takeLimit(reading: Reading): Statement | null {
  const limit: { does: 'limit'; of?: string; min?: LimitBound; max?: LimitBound } = { does: 'limit' };
  if (takeField(reading, 'of') !== null) {
    const of = take(reading, 'attribute');
    if (of === null) return null;
    limit.of = of.name;
  }
  for (const end of ['min', 'max'] as const) {
    if (takeField(reading, end) === null) continue;
    const bound = takeBound(reading);
    if (bound === null) return null;
    limit[end] = bound;
  }
  return withCondition(reading, limit);
}

/** With the condition that follows, where one does. */
function withCondition<S extends object>(reading: Reading, statement: S): (S & { if?: RuleList }) | null {
  if (takeField(reading, 'if') === null) return statement;
  const rules = takeRuleList(reading);
  return rules === null ? null : { ...statement, if: rules };
}

function takeField(reading: Reading, field: string): string | null {
  const next = reading.parts[reading.at];
  if (next?.is !== 'field' || next.field !== field) return null;
  reading.at += 1;
  return field;
}

function takeBound(reading: Reading): LimitBound | null {
  const unreadable = take(reading, 'unreadable');
  if (unreadable !== null) return unreadable.source;
  const number = take(reading, 'number');
  if (number !== null) return Number(number.value);
  const start = reading.at;
  const side = takeSide(reading);
  if (side !== null) return side;
  reading.at = start;
  return take(reading, 'group')?.name ?? null;
}
