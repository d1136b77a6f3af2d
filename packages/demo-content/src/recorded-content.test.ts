import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoContent } from './content.ts';
import { drawingSpecs } from './drawings.ts';
import { drawSvg } from './media/draw-svg.ts';

const { pictures, circuits, families, customerFamilies } = demoContent();
const nameOf = (id: number): string => {
  const family = families.find((one) => one.id === id);
  return family?.intrinsicallySafe === true ? `${family.slug}-is` : String(family?.slug);
};
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const drawings = Object.entries(drawingSpecs).map(([uri, spec]): [string, string] => [
  uri,
  drawSvg(spec) + drawSvg(spec, { detail: 'small' }),
]);
const composed = pictures.map(({ familyId, picture }): [string, string] => [
  `picture of ${nameOf(familyId)}`,
  JSON.stringify(picture),
]);
const wired = circuits.map(({ familyId, circuit }): [string, string] => [
  `circuit of ${nameOf(familyId)}, ${circuit.name}`,
  JSON.stringify(circuit),
]);
const ordered = [...families.map(({ id, configurator }) => ({ name: nameOf(id), configurator })), ...customerFamilies]
  .filter(({ configurator }) => configurator !== null)
  .map(({ name, configurator }): [string, string] => [`configurator of ${name}`, JSON.stringify(configurator)]);

/** A drawing is right when it looks right: look at those that differ before the record is renewed (`vitest run -u`). */
test('every drawing, picture, circuit and configurator is as it was', async () => {
  const record = [...drawings, ...composed, ...wired, ...ordered].map(([name, text]) => `${hashOf(text)} ${name}\n`);
  expect(record.length).toBeGreaterThan(400);
  await expect(record.join('')).toMatchFileSnapshot('fixtures/recorded-content.txt');
});
