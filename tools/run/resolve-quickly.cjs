// Loaded before the server and each of its threads; itself no TypeScript, which Node would load its compiler for.
const fs = require('node:fs');
const { registerHooks } = require('node:module');
const { fileURLToPath } = require('node:url');

const RELATIVE = /^\.\.?\/.*\.(?:js|mjs|ts)$/;
const PACKAGE = /^@?[\w-]+(?:\/|$)/;
/** The kind of modules that a folder holds, by folder and ending. */
const kinds = new Map();
/** What the name of a package stands for, by folder and name. */
const named = new Map();

const folderOf = (url) => url.slice(0, url.lastIndexOf('/'));

/**
 * Node looks a package.json up for each module that it loads, and a package for each file that names it (Node 24.21). The answers are the
 * same for all files of a folder, so Node is asked once (decision 426). Links and files that are not there go Node's way, and so does
 * `require`.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context;
    if (parentURL === undefined || !parentURL.startsWith('file:') || !conditions.includes('import'))
      return next(specifier, context);
    if (RELATIVE.test(specifier)) {
      const { href } = new URL(specifier, parentURL);
      const ending = folderOf(href) + href.slice(href.lastIndexOf('.'));
      const format = kinds.get(ending);
      if (format !== undefined && fs.lstatSync(fileURLToPath(href), { throwIfNoEntry: false })?.isFile())
        return { url: href, format, shortCircuit: true };
      const found = next(specifier, context);
      if (found.url === href) kinds.set(ending, found.format);
      return found;
    }
    if (!PACKAGE.test(specifier)) return next(specifier, context);
    const name = `${folderOf(parentURL)} ${specifier}`;
    let found = named.get(name);
    if (found === undefined) {
      found = next(specifier, context);
      named.set(name, { ...found, shortCircuit: true });
    }
    return found;
  },
});
