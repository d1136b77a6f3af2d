export interface Mention {
  line: number;
  /** The text between backticks, in a fenced block, or the target of a link. */
  text: string;
  kind: 'code' | 'link';
}

/** Returns the code and the links of a Markdown document, line by line. */
export function readDocument(text: string): Mention[] {
  let fenced = false;
  return text.split('\n').flatMap((content, index): Mention[] => {
    const line = index + 1;
    if (/^\s*(?:```|~~~)/.test(content)) {
      fenced = !fenced;
      return [];
    }
    if (fenced) return [{ line, text: content, kind: 'code' }];
    const spans = [...content.matchAll(/`([^`]+)`/g)].map(([, span = '']) => ({
      line,
      text: span,
      kind: 'code' as const,
    }));
    const links = [...content.replace(/`[^`]+`/g, '').matchAll(/\]\(\s*<?([^)\s>]+)/g)];
    return [...spans, ...links.map(([, target = '']) => ({ line, text: target, kind: 'link' as const }))];
  });
}
