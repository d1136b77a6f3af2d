import { readRule } from '@millrace/configurator';
import { checkPicture, rulesOf } from '@millrace/pictures';
import { type Check, error } from './check.ts';

/** A composed picture belongs to a family, its rules and balloons are of that family's configurator, and all of it lies inside the sheet. */
export const checkPictures: Check = function* ({ content, families }) {
  for (const { id, familyId, picture } of content.pictures) {
    yield;
    const where = { kind: 'pictures', id, field: 'picture' } as const;
    const family = families.byId.get(familyId);
    if (family === undefined) {
      yield error(
        'unknown-family',
        { ...where, field: 'familyId' },
        `The picture ${picture.words} is of family ${familyId}, which does not exist.`,
      );
      continue;
    }
    const name = `${family.row.name}, picture ${picture.words}`;
    const configurator = family.configurator?.data ?? null;
    if (configurator === null) {
      yield error('picture-rule', where, `${name}: it is composed from options, but the family has no configurator.`);
      continue;
    }
    for (const rule of rulesOf(picture))
      for (const fault of readRule(configurator, rule).faults)
        yield error('picture-rule', where, `${name}: ${rule}: ${fault}.`);
    for (const { group } of picture.balloons)
      if (!configurator.configGroups.some((one) => one.name === group))
        yield error('picture-rule', where, `${name}: a balloon is of group ${group}, which the family does not have.`);
    for (const { of } of picture.measures)
      if (of !== undefined && !configurator.configGroups.some((one) => one.name === of && one.kind === 'number'))
        yield error('picture-rule', where, `${name}: a dimension is the value of ${of}, which is no number group.`);
    for (const fault of checkPicture(picture)) yield error('picture', where, `${name}: ${fault}`);
  }
};
