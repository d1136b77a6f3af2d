/** A part of a JSON Schema, of those words that zod writes. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Readonly<Record<string, JsonSchema>>;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  type?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  prefixItems?: readonly JsonSchema[];
  items?: JsonSchema;
}

export const UUID = '11111111-1111-4111-8111-111111111111';
/** The first that a pattern takes stands for a text of that pattern. */
const TEXTS = ['a', 'ada@example.com', 'r1', '1', '/a', '#112233', 'photos/a.jpg', '2027-03-01T06:00', '0'.repeat(64)];
const FORMATS: Readonly<Record<string, string>> = {
  uuid: UUID,
  date: '2027-03-01',
  'date-time': '2027-03-01T12:00:00Z',
  email: 'ada@example.com',
  uri: 'https://example.com/',
};
/** Schemas that name themselves end here. */
const DEEPEST = 12;

/** A value with every field that a schema names, which the schema takes unless it has rules that JSON Schema does not know. */
export function sampleOf(schema: JsonSchema, root = schema, depth = 0): unknown {
  if (depth > DEEPEST) return null;
  const of = (part: JsonSchema = {}): unknown => sampleOf(part, root, depth + 1);
  if (schema.$ref !== undefined)
    return of(schema.$ref === '#' ? root : root.$defs?.[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return of(choices.find(({ type }) => type !== 'null'));
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => of(part)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, of);
    case 'array':
      return (schema.prefixItems ?? (schema.items === undefined ? [] : [schema.items])).map((part) => of(part));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(schema);
  }
}

function objectOf(
  { properties = {}, propertyNames, additionalProperties }: JsonSchema,
  of: (part?: JsonSchema) => unknown,
) {
  const named = Object.entries(properties).map(([name, part]) => [name, of(part)]);
  const others = typeof additionalProperties === 'object' ? [[of(propertyNames), of(additionalProperties)]] : [];
  return Object.fromEntries([...named, ...others]);
}

function textOf({ format = '', pattern = '', minLength = 0 }: JsonSchema): string {
  const shape = new RegExp(pattern, 'u');
  const known = TEXTS.find((text) => text.length >= minLength && shape.test(text));
  return FORMATS[format] ?? known ?? 'a'.repeat(minLength);
}
