import { type Drawn, flatten, type Shape } from './shape.ts';

/** Elements of a layer: classes and measures alone, no words. */
export const fragmentOf = (drawn: Drawn): string => flatten(drawn).map(elementOf).join('');

function elementOf(shape: Shape): string {
  const transform = shape.matrix === null ? '' : ` transform="matrix(${shape.matrix.map(trim).join(' ')})"`;
  if (shape.tag === 'text') throw new Error(`a layer has no words: ${shape.content}`);
  if (typeof shape.content !== 'string' && shape.tag === 'g')
    return `<g${transform}>${shape.content.map(elementOf).join('')}</g>`;
  const style = shape.style === null ? '' : ` class="${shape.style}"`;
  const measures = Object.entries(shape.attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${shape.tag}${style}${transform}${measures.join('')}/>`;
}

const trim = (value: number): number => Math.round(value * 1000) / 1000;
