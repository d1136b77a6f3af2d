import fs from 'node:fs';
import path from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

type ModuleOptions = Parameters<MemoryFS['init']>[1];
type InMemory = Parameters<NonNullable<ModuleOptions['preRun']>[number]>[0]['FS'];

/** The files of a folder, copied into memory when the database starts: nothing is written where they lie. */
export class MemoryCopy extends MemoryFS {
  readonly #folder: string;
  constructor(folder: string) {
    super();
    this.#folder = folder;
  }
  override async init(database: PGlite, options: ModuleOptions): ReturnType<MemoryFS['init']> {
    const { emscriptenOpts } = await super.init(database, options);
    const copy: NonNullable<ModuleOptions['preRun']>[number] = ({ FS }) =>
      copyFolder(FS, this.#folder, PGlite.paths.PGDATA);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), copy] } };
  }
}

function copyFolder(into: InMemory, from: string, to: string): void {
  into.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copyFolder(into, source, target);
    else if (entry.isFile()) into.writeFile(target, fs.readFileSync(source));
  }
}
