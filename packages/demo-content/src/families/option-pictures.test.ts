import { expect, test } from 'vitest';
import { optionPictures } from '../configurators/pictures.ts';
import { families } from './index.ts';

const withoutAlarm = /^no(?:ne|\b)/i;

test('pictures of enclosures and floats show no alarm where a panel may have none', () => {
  const shown = families.flatMap(({ configurator }) => {
    const groups = configurator?.configGroups ?? [];
    const alarm = groups.find(({ name }) => name === 'Alarm');
    if (alarm?.options?.some(({ description = '' }) => withoutAlarm.test(description)) !== true) return [];
    return groups.flatMap(({ name, options = [] }) =>
      name === 'Enclosure' || name === 'Floats' ? options.flatMap(({ images = [] }) => images) : [],
    );
  });
  const panels = shown.flatMap((file) => {
    const picture = optionPictures[file];
    return picture?.kind === 'panel' ? [{ file, beacon: picture.beacon, horn: picture.horn }] : [];
  });
  expect(panels.length).toBeGreaterThan(8);
  expect(panels.filter(({ beacon, horn }) => beacon || horn)).toEqual([]);
});
