/** The rooms whose tests are tried, each by its folder. */
export const rooms: Readonly<Record<string, string>> = {
  configurator: 'packages/configurator/src',
  contract: 'packages/contract/src',
  catalogue: 'packages/catalogue/src',
  database: 'packages/database/src',
  'demo-content': 'packages/demo-content/src',
  server: 'apps/server/src',
  site: 'apps/site/src',
  tools: 'tools',
};

/** Whether a file holds code of the room that its tests should notice: no test, no builder for tests, no statement of types alone. */
export function isMutable(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.(?:test|spec|d)\.tsx?$/.test(file) && !/\/(?:testing|fixtures)\//.test(file);
}
