import type { AttributeRange, AttributeType, AttributeValue, ContentAttribute } from '@millrace/contract/content';
import type { FieldPath, FindingCode } from '@millrace/contract/office';

export interface ValueFault {
  code: FindingCode;
  /** From the value on. */
  path: FieldPath;
  /** To be read after the name of the attribute. */
  words: string;
}

/** All that is wrong with one value. */
export function valueFaults(attribute: ContentAttribute, value: AttributeValue): ValueFault[] {
  switch (attribute.type) {
    case 'text':
      return typeof value === 'string' ? [] : wrongType(attribute.type);
    case 'yesNo':
      return typeof value === 'boolean' ? [] : wrongType(attribute.type);
    case 'choice':
      return choiceFaults(attribute, value);
    case 'number':
      return typeof value === 'number' ? numberFaults(attribute, value, []) : wrongType(attribute.type);
    case 'range':
      if (typeof value === 'number') return numberFaults(attribute, value, []);
      return isRange(value) ? rangeFaults(attribute, value) : wrongType(attribute.type);
  }
}

export const isRange = (value: AttributeValue): value is AttributeRange =>
  typeof value === 'object' && !Array.isArray(value);

const wanted: { readonly [Type in AttributeType]: string } = {
  text: 'is a text',
  choice: 'is one of its choices, or a list of them',
  number: 'is a number',
  range: 'is a number, or a range such as { "from": 1, "to": 5 }',
  yesNo: 'is true or false',
};
const wrongType = (type: AttributeType): ValueFault[] => [
  { code: 'attribute-type', path: [], words: `${wanted[type]}.` },
];

function choiceFaults({ type, choices }: ContentAttribute, value: AttributeValue): ValueFault[] {
  if (typeof value === 'string') return choices.includes(value) ? [] : [unknownChoice(value, choices, [])];
  if (!Array.isArray(value)) return wrongType(type);
  return value.flatMap((one, at) => {
    if (!choices.includes(one)) return [unknownChoice(one, choices, [at])];
    return value.indexOf(one) === at
      ? []
      : [{ code: 'attribute-choice' as const, path: [at], words: `names ${one} twice.` }];
  });
}

const LISTED_MAX = 8;
function unknownChoice(value: string, choices: readonly string[], path: FieldPath): ValueFault {
  const more = choices.length > LISTED_MAX ? ' and others' : '';
  const listed = choices.slice(0, LISTED_MAX).join(', ');
  return { code: 'attribute-choice', path, words: `has no choice ${value}; it takes ${listed}${more}.` };
}

function rangeFaults(attribute: ContentAttribute, { from, to }: AttributeRange): ValueFault[] {
  if (from === undefined && to === undefined)
    return [{ code: 'attribute-type', path: [], words: 'is a range from or to a number; neither is given.' }];
  const ends = [
    ...(from === undefined ? [] : numberFaults(attribute, from, ['from'])),
    ...(to === undefined ? [] : numberFaults(attribute, to, ['to'])),
  ];
  if (from === undefined || to === undefined || from <= to) return ends;
  return [...ends, { code: 'attribute-out-of-bounds', path: ['to'], words: `ends at ${to}, before it begins.` }];
}

function numberFaults({ precision, min, max }: ContentAttribute, value: number, path: FieldPath): ValueFault[] {
  const faults: ValueFault[] = [];
  if (Number(value.toFixed(precision)) !== value) {
    const decimals = precision === 1 ? '1 decimal' : `${precision === 0 ? 'no' : precision} decimals`;
    faults.push({ code: 'attribute-precision', path, words: `is printed with ${decimals}; ${value} has more.` });
  }
  const bound = min !== null && value < min ? `at least ${min}` : max !== null && value > max ? `at most ${max}` : null;
  if (bound !== null) faults.push({ code: 'attribute-out-of-bounds', path, words: `is ${bound}, not ${value}.` });
  return faults;
}
