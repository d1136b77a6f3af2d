/** Who may import whom: the table of ARCHITECTURE.md, as data. */
export type Reach = 'all' | 'types';

export interface Room {
  /** Packages of ours it may import, by folder. Tests may also import their doors for tests, `…/testing`. */
  mayImport: Readonly<Record<string, Reach>>;
  /** Runs anywhere: no `node:` module, no clock, network or environment. */
  isPure?: true;
  /** Sends its `src` to browsers: `node:` modules only in the files named. */
  nodeOnlyIn?: readonly string[];
  features?: Features;
}

/** Folders of `src` are features, which do not import each other. Files directly in `src` put the features together. */
export interface Features {
  /** Folders, and files of `src`, that every feature may import. Themselves they import only each other and files of `src`. */
  shared: readonly string[];
  /** Exceptions: features that are made of others. */
  madeOf: Readonly<Record<string, readonly string[]>>;
}

const engine = { configurator: 'all', contract: 'all' } as const;

export const walls: Readonly<Record<string, Room>> = {
  'packages/configurator': { mayImport: {}, isPure: true },
  'packages/contract': { mayImport: { configurator: 'types' } },
  'packages/catalogue': { mayImport: engine, isPure: true },
  'packages/database': { mayImport: { configurator: 'types', contract: 'types' } },
  'packages/demo-content': { mayImport: { ...engine, catalogue: 'all' } },
  'apps/server': {
    mayImport: { ...engine, catalogue: 'all', database: 'all', 'demo-content': 'all' },
    features: {
      shared: ['bytes', 'config', 'console', 'content', 'files', 'limits', 'pdf', 'problems', 'security'],
      madeOf: { demo: ['media'], programs: ['accounts', 'mail', 'privacy'] },
    },
  },
  'apps/site': {
    mayImport: engine,
    nodeOnlyIn: ['src/entry-server.tsx'],
    features: {
      shared: [
        'addresses.ts',
        'analytics',
        'api',
        'bot-check',
        'forms',
        'keep-alive',
        'navigation',
        'nameplate',
        'not-found',
        'offline',
        'prefetching',
        'rendering',
        'session',
        'shell',
        'ui',
      ],
      madeOf: {
        accounts: ['consent', 'private-label'],
        employment: ['careers'],
        family: ['configurator', 'private-label'],
        shell: ['accounts', 'consent', 'search-box'],
      },
    },
  },
  'apps/office': { mayImport: engine },
  e2e: { mayImport: { contract: 'all', 'demo-content': 'all', run: 'all' } },
  bench: { mayImport: { ...engine, catalogue: 'all', database: 'all', 'demo-content': 'all', e2e: 'all', run: 'all' } },
  'tools/run': { mayImport: {} },
  'tools/check-walls': { mayImport: {} },
  'tools/check-docs': { mayImport: {} },
};

/** What a pure room must be handed instead of reaching for it. */
export const impureGlobals: readonly string[] = [
  'process',
  'Buffer',
  'fetch',
  'window',
  'navigator',
  'localStorage',
  'sessionStorage',
  'performance',
  'setTimeout',
  'setInterval',
  'XMLHttpRequest',
];

/** Names that say nothing about what is inside. */
export const drawers: readonly string[] = ['utils', 'util', 'misc', 'helpers', 'helper', 'common', 'types'];

export const MAX_LINES = 400;

/** Files that only run on a developer's machine: tests, their doors, and what builds or configures. */
export const isForDevelopers = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\/|^tools\/|^bench\/|^e2e\/|^apps\/site\/(?:build|dev)[\w-]*(?:\.ts$|\/)|(?:^|\/)[\w.-]+\.config\.ts$/.test(
    path,
  );

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$|(?:^|\/)testing\//.test(path);
