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
  return { imports, names: [], testMembers: [], globs: [], shortWaits: [], comments, lines };
}
