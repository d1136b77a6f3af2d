/** One element of a layer: a figure, or a group with its elements. */
export interface Figure {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  content: readonly Figure[];
}

/** Reads the drawing of a layer as elements, for what draws without SVG. It must be sound: the content schema and the check see to that. */
export function readDrawing(drawing: string): Figure[] {
  const top: Figure[] = [];
  const open: Figure[][] = [top];
  for (const [, end, tag = '', attributes = '', closed] of drawing.matchAll(ELEMENT)) {
    if (end === '/') {
      open.pop();
      continue;
    }
    const content: Figure[] = [];
    open.at(-1)?.push({ tag, attributes: readAttributes(attributes), content });
    if (closed !== '/') open.push(content);
  }
  return top;
}

const ELEMENT = /<(\/?)([a-z]+)((?:\s[a-z]+="[^"]*")*)\s?(\/?)>/g;

const readAttributes = (words: string): Record<string, string> =>
  Object.fromEntries([...words.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
