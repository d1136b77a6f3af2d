/** Whether two values of JSON are alike, in any order of their keys. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    fields.size === others.size &&
    [...fields].every(([key, value]) => others.has(key) && isDeepEqual(value, others.get(key)))
  );
}
