import { expect, test } from 'vitest';
import { bannerPictures } from '../../company/carousels.ts';
import type { BannerDrawing } from '../../drawing-spec.ts';
import { topAlarm, wetWell } from '../../pictures/plain.ts';
import { flatten, type Shape } from '../drawing/shape.ts';
import { banner } from './banner.ts';

const slides = Object.values(bannerPictures).flatMap((spec): BannerDrawing[] => (spec.kind === 'banner' ? [spec] : []));

/** Scales at which each such shape stands in a drawing. */
const scalesOf = (shapes: readonly Shape[], isIt: (shape: Shape) => boolean, scale = 1): number[] =>
  shapes.flatMap((shape) => {
    if (isIt(shape)) return [Number(scale.toFixed(4))];
    return typeof shape.content === 'string' ? [] : scalesOf(shape.content, isIt, scale * (shape.matrix?.[0] ?? 1));
  });

test.each<[string, (shape: Shape) => boolean]>([
  ['basin', ({ style }) => style === 'water'],
  ['duplex panel', ({ content }) => content === 'PUMP 1'],
  [
    'top of an outdoor alarm',
    ({ style, attributes }) => style === 'outline red' && String(attributes['d']).startsWith('M-20'),
  ],
])('a %s is as large on one slide as on the next', (_, isIt) => {
  const bySlide = slides.map((spec) => scalesOf(flatten(banner(spec)), isIt)).filter(({ length }) => length > 0);
  expect(bySlide.length).toBeGreaterThan(1);
  expect(new Set(bySlide.flat()).size).toBe(1);
});

test('a slide that has no room says so: nothing is made smaller', () => {
  const wide: BannerDrawing = { kind: 'banner', shelves: [Array.from({ length: 9 }, () => topAlarm())] };
  expect(() => banner(wide)).toThrow(/no room for alarm-top/);
  const low: BannerDrawing = { kind: 'banner', shelves: [[topAlarm()], [topAlarm()], [topAlarm()]] };
  expect(() => banner(low)).toThrow(/no room/);
  expect(() => banner({ kind: 'banner', scene: wetWell({ panel: 'alarm' }) })).not.toThrow();
});
