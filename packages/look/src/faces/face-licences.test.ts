import { expect, test } from 'vitest';
import { faceLicences } from './face-licences.ts';
import { faceNames, packagedFaces } from './packaged-faces.ts';

test('each packaged face is for text or for codes, under a free licence that is kept with it', async () => {
  expect(faceNames('text').length).toBeGreaterThan(4);
  expect(faceNames('code').length).toBeGreaterThan(2);
  const licences = await faceLicences();
  for (const name of [...faceNames('text'), ...faceNames('code')]) expect(licences).toContain(`${name}\n\n`);
  expect(licences.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(packagedFaces.length);
});
