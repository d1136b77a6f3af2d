import { customer, customerFamily, privateLabelGroup } from '../private-label.ts';
import { configuratorLists, configuratorWords, knownNumberLists, knownNumberWords } from './configurator-fields.ts';
import type { Kind } from './kind.ts';
import { id, livePage, NAME, position, SHOWN, slug } from './shared-words.ts';

export const privateLabelGroups: Kind<typeof privateLabelGroup> = {
  row: privateLabelGroup,
  words: {
    one: 'group of customers',
    many: 'Groups',
    under: 'Private label',
    title: 'name',
    columns: ['id'],
    fields: { name: { section: NAME, width: 260 }, id },
  },
  lists: {},
  foundBy: [['name']],
  readBy: 'customers',
};

export const customers: Kind<typeof customer> = {
  row: customer,
  words: {
    one: 'customer',
    many: 'Customers',
    under: 'Private label',
    title: 'name',
    columns: ['slug', 'groupId', 'logo'],
    fields: {
      name: { section: NAME, width: 220 },
      slug,
      groupId: { label: 'Group', section: NAME },
      logo: { section: NAME },
      facts: {
        label: 'Facts',
        help: 'What rules of configurators ask about who orders, such as market = US. The address and the group are known without.',
        section: 'What rules may ask',
        fields: { name: { label: 'Fact' }, value: { label: 'Value' } },
      },
      id,
    },
  },
  lists: { facts: { by: ['name'] } },
  foundBy: [['slug'], ['name']],
  readBy: 'customers',
};

export const customerFamilies: Kind<typeof customerFamily> = {
  row: customerFamily,
  words: {
    one: 'family of a customer',
    many: 'Their families',
    under: 'Private label',
    title: 'name',
    columns: ['customerId', 'familyId', 'title', 'logo', 'imgUrl', 'isLive', 'position'],
    fields: {
      name: { section: NAME, width: 220 },
      customerId: { label: 'Customer', section: NAME },
      familyId: { label: 'Family', section: NAME },
      title: { label: 'Title of the tile', section: SHOWN },
      logo: { section: SHOWN },
      imgUrl: { label: 'Picture of the tile', section: SHOWN },
      configurator: { help: 'Nothing: that of the family.', section: 'Configurator', fields: configuratorWords },
      ...knownNumberWords,
      isLive: livePage,
      position,
      id,
    },
  },
  lists: { configurator: { fields: configuratorLists }, ...knownNumberLists },
  foundBy: [['customerId', 'familyId']],
  readBy: 'customers',
};
