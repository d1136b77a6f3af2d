import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoContent } from './content.ts';
import { drawingSpecs } from './drawings.ts';
import { drawSvg } from './media/draw-svg.ts';
import { scaleContent } from './scale/scale-content.ts';
import { demoUsers } from './users.ts';

const content = demoContent();
const { pictures, circuits, families, customerFamilies } = content;
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

/** Rows are read in their own files: look there for what differs before the record is renewed. */
test('all rows of each kind, users and made rows beside them are as they were', async () => {
  const few = scaleContent({ families: 12, products: 60, configurators: 6 });
  const rows = [
    ...Object.entries(content).map(([kind, all]) => [`${all.length} ${kind}`, all] as const),
    ...(['categories', 'viewItems', 'families', 'products'] as const).map(
      (kind) => [`${few[kind].length} ${kind}, with made ones`, few[kind]] as const,
    ),
    ['users', demoUsers()] as const,
  ];
  const record = rows.map(([name, all]) => `${hashOf(JSON.stringify(all))} ${name}\n`);
  await expect(record.join('')).toMatchFileSnapshot('fixtures/recorded-rows.txt');
});
