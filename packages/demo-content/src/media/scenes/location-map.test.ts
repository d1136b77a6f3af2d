import { expect, test } from 'vitest';
import { companyPictures } from '../../company/pictures.ts';
import { locationMap } from './location-map.ts';

test('the map agrees with the directions: from the south north on the road, then right, and the place on the left', () => {
  const spec = companyPictures['company/map.svg'];
  if (spec?.kind !== 'map') throw new Error('The map is missing.');
  const { from, to, place } = locationMap(spec).parts;
  const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = [], [x = 0, y = 0] = []] = [from, to, place];
  expect([spec.from, spec.to]).toEqual(['Fargo', 'Grand Forks']);
  expect(fromY).toBeGreaterThan(toY);
  expect(x).toBeGreaterThan(Math.max(fromX, toX));
  // North of the road that leaves the exit half way between the cities.
  expect(y).toBeLessThan((fromY + toY) / 2);
});
