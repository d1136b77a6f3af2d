// Loaded before the server and each of its threads; itself no TypeScript, which Node would load its compiler for.
const fs = require('node:fs');
const { registerHooks } = require('node:module');
const { fileURLToPath } = require('node:url');
const { strippedAt } = require('./stripped-at.cjs');
require('./resolve-quickly.cjs');

const asModule = (source) => `data:text/javascript,${encodeURIComponent(source)}`;

/** Modules that nothing here asks for, by the words of the import and the package that has them, and what is loaded in their place. */
const instead = new Map([
  // Patterns of English hyphens, 9 MB in each thread that makes documents. No document hyphenates (`apps/server/src/pdf/fonts.ts`).
  [
    '@react-pdf/hyphenate/en-us',
    { of: '/node_modules/@react-pdf/', loaded: asModule('export const syllables = (word) => [word];') },
  ],
  // Brotli in JavaScript, with a dictionary, 2 MB, for type faces that fontkit would unpack. Node has its own.
  [
    'brotli/decompress.js',
    {
      of: '/node_modules/fontkit/',
      loaded: asModule(
        "import { brotliDecompressSync } from 'node:zlib';\nexport default (bytes) => brotliDecompressSync(bytes);",
      ),
    },
  ],
  // Zod's words in fifty languages, 2 MB. Its English ones stay.
  ['../locales/index.js', { of: '/node_modules/zod/', loaded: '../locales/en.js' }],
]);

/** The words to resolve. Another package's import of the same words stays. */
function inPlaceOf(specifier, parentUrl = '') {
  const found = instead.get(specifier);
  return found !== undefined && parentUrl.includes(found.of) ? found.loaded : specifier;
}

/**
 * Keeps the process small (decision 424). Sources of ours are loaded as `npm start` has stripped them; one that it has not stripped, as it
 * was changed since, is stripped by Node.
 */
registerHooks({
  resolve: (specifier, context, next) => next(inPlaceOf(specifier, context.parentURL), context),
  load: (url, context, next) => {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const stripped = strippedAt(fs.readFileSync(fileURLToPath(url)));
    if (!fs.existsSync(stripped)) return next(url, context);
    return { format: 'module', source: fs.readFileSync(stripped), shortCircuit: true };
  },
});
