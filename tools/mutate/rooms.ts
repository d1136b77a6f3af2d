export interface Room {
  folder: string;
  /** The files of the folder that belong to the room, where not all do. */
  holds?: RegExp;
}

/** The rooms whose tests are tried. */
export const rooms: Readonly<Record<string, Room>> = {
  configurator: { folder: 'packages/configurator/src' },
  circuits: { folder: 'packages/circuits/src' },
  pictures: { folder: 'packages/pictures/src' },
  contract: { folder: 'packages/contract/src' },
  catalogue: { folder: 'packages/catalogue/src' },
  drafts: { folder: 'packages/drafts/src' },
  database: { folder: 'packages/database/src' },
  'demo-content': { folder: 'packages/demo-content/src' },
  server: { folder: 'apps/server/src' },
  site: { folder: 'apps/site/src' },
  /** State, addresses and parsing: the files without JSX. What is drawn is held by the browser tests too, which are not run here. */
  'site-state': { folder: 'apps/site/src', holds: /\.ts$/ },
  'office-state': { folder: 'apps/office/src', holds: /\.ts$/ },
  tools: { folder: 'tools' },
};

/** Whether a file holds code of the room that its tests should notice: no test, no builder for tests, no statement of types alone. */
export function isMutable(file: string, { folder, holds = /\.tsx?$/ }: Room): boolean {
  if (!file.startsWith(`${folder}/`) || !holds.test(file)) return false;
  return !/\.(?:test|spec|d)\.tsx?$/.test(file) && !/\/(?:testing|fixtures)\//.test(file);
}
