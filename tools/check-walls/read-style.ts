import type { Source } from './read-source.ts';

/** At-rules of CSS and of Tailwind that take in another file or package. */
const IMPORT = /@(?:import|reference|plugin|config)\s+(?:url\(\s*)?(["'])([^"']+)\1/g;
const COMMENT = /\/\*.*?\*\//gs;

/** Reads what a style sheet imports. */
export function readStyle(text: string): Source {
  // Comments are blanked, not cut, so that the lines stay.
  const rules = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const imports = [...rules.matchAll(IMPORT)].map(({ 2: specifier = '', index }) => ({
    specifier,
    isTypeOnly: false,
    line: rules.slice(0, index).split('\n').length,
  }));
  const comments = [...text.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    text: comment.replace(/^\/[*\s]+/, ''),
    line: text.slice(0, index).split('\n').length,
  }));
  const lines = text.trimEnd().split('\n').length;
  return {
    imports,
    names: [],
    testMembers: [],
    globs: [],
    shortWaits: [],
    comments,
    classes: statedClasses(rules),
    lines,
  };
}

/** Classes that have rules of their own, `.name { … }`, for every window and paper. */
function statedClasses(rules: string): Source['classes'] {
  const classes: { name: string; line: number }[] = [];
  const open: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of rules.matchAll(/[{};]/g)) {
    const head = rules.slice(from, index);
    from = index + 1;
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    if (open.every((outer) => outer.startsWith('@layer')))
      for (const selector of head.split(',')) {
        const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
        if (name !== undefined) classes.push({ name, line: rules.slice(0, index).split('\n').length });
      }
    open.push(head.trim());
  }
  return classes;
}
