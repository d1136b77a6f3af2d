/** Every `for … in` of the process reads what is added to these. */
const PROTOTYPES = { Object: Object.prototype, Array: Array.prototype };

/**
 * Throws with the names of properties that something has added to all objects or arrays, visibly to `for … in`, and takes them away: files of
 * tests share a process, and a library of a later one may refuse to run so.
 */
export function watchPrototypes(): void {
  const found = Object.entries(PROTOTYPES).flatMap(([name, prototype]) =>
    Object.keys(prototype).map((key) => {
      Reflect.deleteProperty(prototype, key);
      return `${name}.prototype.${key}`;
    }),
  );
  if (found.length > 0) throw new Error(`This file of tests, or what it loads, has added ${found.join(', ')}`);
}
