import { type Configurator, readRule } from '@millrace/configurator';
import type { FieldPath, Finding } from '@millrace/contract/office';
import { checkPicture, type LayeredPicture, rulesOf } from '@millrace/pictures';
import { type Check, error } from './check.ts';
import { asPlaces, placesOfText } from './places-of-text.ts';

/**
 * A composed picture belongs to a family, its rules and balloons are of that family's configurator, and all of it lies inside the sheet.
 */
export const checkPictures: Check = function* ({ content, families }) {
  for (const { id, familyId, picture } of content.pictures) {
    yield;
    const family = families.byId.get(familyId);
    if (family === undefined) {
      const message = `The picture ${picture.words} is of family ${familyId}, which does not exist.`;
      yield error('unknown-family', { kind: 'pictures', id, path: ['familyId'] }, message);
      continue;
    }
    const name = `${family.row.name}, picture ${picture.words}`;
    const configurator = family.configurator?.data ?? null;
    if (configurator === null) {
      const message = `${name}: it is composed from options, but the family has no configurator.`;
      yield error('picture-rule', { kind: 'pictures', id, path: ['familyId'] }, message);
      continue;
    }
    yield* checkRules({ id, name, picture }, configurator);
    for (const { path, message } of checkPicture(picture))
      yield error('picture', { kind: 'pictures', id, path: ['picture', ...path] }, `${name}: ${message}`);
  }
};

interface Named {
  id: number;
  name: string;
  picture: LayeredPicture;
}

/** Rules, balloons and dimensions ask for groups that the configurator has. */
function* checkRules({ id, name, picture }: Named, configurator: Configurator): Iterable<Finding> {
  const at = (...below: FieldPath) => ({ kind: 'pictures', id, path: ['picture', ...below] }) as const;
  for (const rule of rulesOf(picture))
    for (const fault of readRule(configurator, rule).faults) {
      const places = asPlaces(placesOfText(picture, rule, ['picture']), ['picture']);
      yield error('picture-rule', { ...at(), ...places }, `${name}: ${rule}: ${fault}.`);
    }
  for (const [index, { group }] of picture.balloons.entries())
    if (!configurator.configGroups.some((one) => one.name === group)) {
      const message = `${name}: a balloon is of group ${group}, which the family does not have.`;
      yield error('picture-rule', at('balloons', index, 'group'), message);
    }
  for (const [index, { of }] of picture.measures.entries())
    if (of !== undefined && !configurator.configGroups.some((one) => one.name === of && one.kind === 'number')) {
      const message = `${name}: a dimension is the value of ${of}, which is no number group.`;
      yield error('picture-rule', at('measures', index, 'of'), message);
    }
}
