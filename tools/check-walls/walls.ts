import type { House } from './house.ts';

const engine = { configurator: 'all', contract: 'all' } as const;

/**
 * The plan of the house: the rooms of ARCHITECTURE.md, and the layers of those that hold many folders. Layers are listed from below: a
 * folder of `src` imports only from the layers below its own. An arrow beside or upwards is named here with its reason, or it is a breach.
 */
export const walls: House = {
  rooms: {
    'packages/configurator': { mayImport: {}, isPure: true },
    'packages/circuits': { mayImport: {}, isPure: true },
    'packages/contract': { mayImport: { circuits: 'types', configurator: 'types' } },
    'packages/catalogue': { mayImport: { ...engine, circuits: 'all' }, isPure: true },
    'packages/database': { mayImport: { circuits: 'types', configurator: 'types', contract: 'types' } },
    'packages/demo-content': { mayImport: { ...engine, circuits: 'all', catalogue: 'all' } },
    'apps/server': {
      mayImport: { ...engine, circuits: 'all', catalogue: 'all', database: 'all', 'demo-content': 'all' },
      layers: [
        { name: 'ground', holds: ['bytes', 'config', 'documents', 'pdf', 'problems', 'security'] },
        { name: 'services', holds: ['console', 'files', 'limits'] },
        { name: 'care', holds: ['retention', 'self-check'] },
        { name: 'scheduler', holds: ['work'] },
        { name: 'content in force', holds: ['content'] },
        {
          name: 'features',
          holds: [
            'accounts',
            'analytics',
            'api',
            'api-document',
            'backup',
            'bot-check',
            'cards',
            'careers',
            'delivery',
            'demo',
            'discovery',
            'events',
            'health',
            'home',
            'mail',
            'media',
            'model-list',
            'privacy',
            'private-label',
            'wiring',
          ],
          arrows: [
            { from: 'demo', to: 'media', because: 'the demo content makes its pictures into the media library' },
          ],
        },
        { name: 'programs of the terminal', holds: ['programs'] },
        { name: 'app', holds: ['app.ts'] },
        { name: 'start', holds: ['resolve-quickly.ts', 'start.ts'] },
        { name: 'process', holds: ['serve.ts'] },
        { name: 'entry', holds: ['main.ts'] },
      ],
    },
    'apps/site': {
      mayImport: engine,
      nodeOnlyIn: ['src/entry-server.tsx'],
      layers: [
        { name: 'look', holds: ['styles', 'ui'] },
        { name: 'ways and answers', holds: ['addresses.ts', 'api', 'navigation'] },
        { name: 'services', holds: ['analytics', 'bot-check', 'head', 'kept-on-device', 'session'] },
        { name: 'pages as a whole', holds: ['page'] },
        {
          name: 'parts of pages',
          holds: ['document', 'forms', 'keep-alive', 'nameplate', 'not-found', 'page-parts', 'structured-data'],
        },
        { name: 'parts made of parts', holds: ['number-answer'] },
        {
          name: 'features',
          holds: [
            'accounts',
            'blog',
            'careers',
            'category',
            'company',
            'configurator',
            'consent',
            'family',
            'home',
            'offline',
            'orders',
            'prefetching',
            'private-label',
            'search',
            'search-box',
            'support',
          ],
          arrows: [
            { from: 'accounts', to: 'consent', because: 'the settings of a user show what was agreed to' },
            { from: 'accounts', to: 'private-label', because: 'the settings of a user hold the customer viewed as' },
            { from: 'family', to: 'configurator', because: 'a family is built by its configurator' },
            { from: 'family', to: 'private-label', because: 'a family is shown as a customer sees it' },
          ],
        },
        { name: 'shell', holds: ['page-view', 'shell'] },
        { name: 'table of pages', holds: ['routes.tsx', 'structured-pages.ts'] },
        { name: 'app', holds: ['app.tsx'] },
        { name: 'ways to start', holds: ['failure-document.tsx', 'start-offline.tsx', 'start-personal.tsx'] },
        { name: 'render', holds: ['render.tsx'] },
        { name: 'entries', holds: ['entry-client.tsx', 'entry-server.tsx', 'virtual.d.ts'] },
      ],
    },
    'apps/office': { mayImport: engine, layers: [] },
    e2e: { mayImport: { contract: 'all', 'demo-content': 'all', run: 'all' } },
    bench: {
      mayImport: { ...engine, catalogue: 'all', database: 'all', 'demo-content': 'all', e2e: 'all', run: 'all' },
    },
    'tools/run': { mayImport: {} },
    'tools/check-walls': { mayImport: {} },
    'tools/check-docs': { mayImport: {} },
    'tools/mutate': { mayImport: {} },
  },
  crowded: [],
};
