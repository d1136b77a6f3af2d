import type { ConfigGroup, ConfigOption } from '@millrace/configurator';

/** How a value of an option is typed. */
type ColumnKind = 'code' | 'text' | 'amount' | 'whole' | 'yes-no' | 'list' | 'attribute' | 'rules';

/** A column of the options of a group. */
export interface OptionColumn {
  /** Unique among them; of an attribute `attributes.` and its name. */
  key: string;
  label: string;
  is: ColumnKind;
}

type Field = keyof ConfigOption & string;
const field = (key: Field, label: string, is: ColumnKind): OptionColumn => ({ key, label, is });

const FIRST = [field('code', 'Code', 'code'), field('description', 'Description', 'text')];
const PRICE = field('price', 'Price', 'amount');
const RULES: OptionColumn = { key: 'rules', label: 'Rules', is: 'rules' };
/** Columns that are shown where an option has a value in them, or somebody asks for them. */
const OTHERS = [
  field('name', 'Name', 'text'),
  field('displayName', 'Shown as', 'text'),
  field('altDescription', 'Private label', 'text'),
  field('groupName', 'Heading', 'text'),
  field('selected', 'At first', 'yes-no'),
  field('qty', 'Pieces', 'whole'),
  field('maxQty', 'Most pieces', 'whole'),
  field('isQtyPrefix', 'Pieces before', 'yes-no'),
  field('isQtySuffix', 'Pieces after', 'yes-no'),
  field('isQtyReadonly', 'Pieces fixed', 'yes-no'),
  field('isReadonly', 'Fixed', 'yes-no'),
  field('isLast', 'Ends the number', 'yes-no'),
  field('neverDisabled', 'Never off', 'yes-no'),
  field('hideDescription', 'Not described', 'yes-no'),
  field('maxOverride', 'Most chosen with it', 'whole'),
  field('formerCodes', 'Former codes', 'list'),
  field('specText', 'In specifications', 'text'),
  field('familyDescription', 'Family’s description', 'text'),
];

const ATTRIBUTE = 'attributes.';
export const attributeColumn = (name: string): OptionColumn => ({
  key: `${ATTRIBUTE}${name}`,
  label: name,
  is: 'attribute',
});
/** The attribute that a column shows; null: another value. */
export const attributeOf = ({ key }: Pick<OptionColumn, 'key'>): string | null =>
  key.startsWith(ATTRIBUTE) ? key.slice(ATTRIBUTE.length) : null;

/** All columns that the options of a group can have, with those of the attributes that one of them has. */
export const allOptionColumns = (group: ConfigGroup): OptionColumn[] => [
  ...FIRST,
  PRICE,
  ...attributesOf(group).map(attributeColumn),
  ...OTHERS,
  RULES,
];

/** The columns of a group's options: those that each has, those in which one of them has a value, and those that are asked for. */
export function optionColumns(group: ConfigGroup, asked: ReadonlySet<string> = new Set()): OptionColumn[] {
  const options = group.options ?? [];
  const isUsed = ({ key }: OptionColumn): boolean => asked.has(key) || options.some((option) => saysMore(option, key));
  const used = attributesOf(group);
  const begun = [...asked].flatMap((key) => attributeOf({ key }) ?? []).filter((name) => !used.includes(name));
  return [
    ...FIRST,
    ...OTHERS.slice(0, 3).filter(isUsed),
    PRICE,
    ...[...used, ...begun].map(attributeColumn),
    ...OTHERS.slice(3).filter(isUsed),
    RULES,
  ];
}

/** A name that is the description once more needs no column. */
const saysMore = (option: ConfigOption, key: string): boolean =>
  key in option && !(key === 'name' && option.name === option.description);

/** The names of the attributes of a group's options, in the order in which they first stand. */
export const attributesOf = ({ options = [] }: ConfigGroup): string[] => [
  ...new Set(options.flatMap(({ attributes }) => (isObject(attributes) ? Object.keys(attributes) : []))),
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
