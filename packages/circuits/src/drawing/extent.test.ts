import { expect, test } from 'vitest';
import { extentOf, straightDown } from './extent.ts';
import { circle, line, path, rect, type Shape, text, textStyles } from './shape.ts';

const { size } = textStyles.label;

test.each<[string, Shape, [number, number]]>([
  ['a circle by its radius', circle('symbol', 9, 20, 4), [16, 24]],
  ['a box by its height', rect(0, 10, 5, 30), [10, 40]],
  ['words from their capitals to below the line', text('label', 0, 50, 'K1'), [50 - size, 50 + size * 0.3]],
  ['a path by its corners', path('symbol', 'M5 10V40H8'), [10, 40]],
  ['a path in steps from where it is', path('symbol', 'M5 10v30h7v-45'), [-5, 40]],
  ['a curve by its control points', path('symbol', 'M0 10Q5 -7 10 10'), [-7, 10]],
  ['a path that begins again', path('symbol', 'M0 10L5 20M0 3l5 40'), [3, 43]],
])('%s reaches so far', (_, shape, [top, bottom]) => expect(extentOf(shape)).toEqual({ top, bottom }));

test.each<[string, Shape, ReturnType<typeof straightDown>]>([
  ['a wire that goes down', line(7, 40, 7, 10), { x: 7, from: 10, to: 40 }],
  ['a wire across', line(7, 40, 9, 40), null],
  ['a wire with a corner', path('wire', 'M7 10V40H9'), null],
  ['a line of a symbol', line(7, 10, 7, 40, 'symbol'), null],
  ['a circle', circle('wire', 7, 20, 4), null],
])('%s: straight down or not', (_, shape, found) => expect(straightDown(shape)).toEqual(found));
