import fs from 'node:fs';
import path from 'node:path';

export interface Room {
  folder: string;
  /** The files of the folder that belong to the room, where not all do. */
  holds?: RegExp;
  /** Folders of other rooms whose tests hold it too. */
  triedIn?: readonly string[];
  /** Test files that ask the whole of it, its own or of other rooms. They run where the nearest noticed nothing. */
  askedBy?: readonly string[];
}

/** The rooms whose tests are tried: every package by its name, and what the applications and tools hold. */
export const rooms: Readonly<Record<string, Room>> = {
  ...Object.fromEntries(packageNames().map((name) => [name, { folder: `packages/${name}/src` }])),
  /** Records over made configurators, and the engine that was written a second time from the specification. */
  configurator: {
    folder: 'packages/configurator/src',
    askedBy: ['recorded-plans', 'recorded-explanations', 'recorded-steps', 'second-anywhere', 'second-parsing'].map(
      (name) => `packages/configurator/src/testing/${name}.test.ts`,
    ),
  },
  /** Most queries are held by the tests of the calls that make them, and the tables by their migrations. */
  database: {
    folder: 'packages/database/src',
    triedIn: ['apps/server/src'],
    askedBy: ['packages/database/src/schema/schema-is-migrated.test.ts'],
  },
  /** Ranking and the reading of wrong numbers are tuned by lists of questions and of slips, over the demo content. */
  catalogue: {
    folder: 'packages/catalogue/src',
    askedBy: ['bench/search-quality/search-quality.test.ts', 'bench/wrong-numbers/wrong-numbers.test.ts'],
  },
  /** Drawings, documents and rows are held by records of all of them. */
  'demo-content': {
    folder: 'packages/demo-content/src',
    askedBy: ['recorded-content', 'guides/recorded-guides', 'media/documents/recorded-documents'].map(
      (name) => `packages/demo-content/src/${name}.test.ts`,
    ),
  },
  /** How guides are read, and what is done with whole configurators, is held by those of the demo, and by records, too. */
  studio: {
    folder: 'packages/studio/src',
    triedIn: ['packages/demo-content/src/guides', 'packages/demo-content/src/configurators'],
    askedBy: ['guides/testing/recorded-guides', 'tables/recognising/recorded-tables'].map(
      (name) => `packages/studio/src/${name}.test.ts`,
    ),
  },
  server: { folder: 'apps/server/src' },
  site: { folder: 'apps/site/src' },
  /** State, addresses and parsing: the files without JSX. What is drawn is held by the browser tests too, which are not run here. */
  'site-state': { folder: 'apps/site/src', holds: /\.ts$/ },
  'office-state': { folder: 'apps/office/src', holds: /\.ts$/ },
  tools: { folder: 'tools' },
};

function packageNames(): string[] {
  const packages = path.resolve(import.meta.dirname, '../../packages');
  return fs.readdirSync(packages).filter((name) => fs.existsSync(path.join(packages, name, 'package.json')));
}

/** Whether a file holds code of the room that its tests should notice: no test, no builder for tests, no statement of types alone. */
export function isMutable(file: string, { folder, holds = /\.tsx?$/ }: Room): boolean {
  if (!file.startsWith(`${folder}/`) || !holds.test(file)) return false;
  return !/\.(?:test|spec|d)\.tsx?$/.test(file) && !/\/(?:testing|fixtures)\//.test(file);
}
