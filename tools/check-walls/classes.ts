import type { Breach } from './file-rules.ts';
import type { ReadFile } from './tree.ts';

/** Sheets that stand below all others, and that these add to. */
const GROUND = /\/src\/styles\//;

/** Classes that two sheets of a room state: the page then depends on the one that was loaded last. */
export function classBreaches(files: readonly ReadFile[]): Breach[] {
  const stated = files
    .filter(({ file }) => !GROUND.test(file))
    .flatMap(({ file, home, source }) => source.classes.map((one) => ({ ...one, file, room: home.folder })));
  return [...Map.groupBy(stated, ({ room, name }) => `${room} ${name}`).values()].flatMap(([first, ...others]) =>
    others
      .filter(({ file }) => file !== first?.file)
      .map(({ file, line, name }) => ({ file, line, message: `.${name} has rules in ${first?.file}, too` })),
  );
}
