import type { Customer, CustomerFamily, PrivateLabelGroup } from '@millrace/contract/content';
import type { DrawingSpec, LogoDrawing } from '../drawing-spec.ts';
import { families } from '../families/index.ts';
import { idOf } from '../ids.ts';
import { customerLogo, familyPicture } from '../uris.ts';
import { familyKey } from '../written-family.ts';
import { labelled } from './labelled.ts';

const groups = ['Prairie Pump Group', 'Northern Supply'] as const;

interface WrittenCustomer {
  slug: string;
  name: string;
  group: (typeof groups)[number] | null;
  mark: LogoDrawing['mark'];
  accent: LogoDrawing['accent'];
}

const writtenCustomers: readonly WrittenCustomer[] = [
  { slug: 'prairie-pump', name: 'Prairie Pump', group: 'Prairie Pump Group', mark: 'drop', accent: 'water' },
  { slug: 'red-river-pump', name: 'Red River Pump', group: 'Prairie Pump Group', mark: 'wave', accent: 'red' },
  { slug: 'lakehead-supply', name: 'Lakehead Supply', group: 'Northern Supply', mark: 'arch', accent: 'blue' },
  { slug: 'boreal-septic', name: 'Boreal Septic', group: 'Northern Supply', mark: 'leaf', accent: 'run' },
  { slug: 'dakota-irrigation', name: 'Dakota Irrigation', group: null, mark: 'gear', accent: 'grey' },
];

interface WrittenLabel {
  customer: string;
  family: string;
  name: string;
  /**
   * The amount in dollars that the customer's label adds to each number; null: sold without a configurator of its own.
   */
  adder: number | null;
  prefix?: string;
}

const labels: readonly WrittenLabel[] = [
  { customer: 'prairie-pump', family: 'tern-duplex', name: 'Prairie Twin Panels', adder: 24 },
  { customer: 'prairie-pump', family: 'harrier-simplex', name: 'Prairie Single Panels', adder: 18 },
  { customer: 'prairie-pump', family: 'wren-outdoor', name: 'Prairie Yard Alarms', adder: 6.5, prefix: 'PYA-' },
  { customer: 'red-river-pump', family: 'tern-duplex', name: 'River Duplex', adder: 24 },
  { customer: 'red-river-pump', family: 'plover-tethered', name: 'River Float', adder: null },
  { customer: 'lakehead-supply', family: 'wren-outdoor', name: 'Lakehead Watchman', adder: 6.5, prefix: 'LW-' },
  { customer: 'lakehead-supply', family: 'wren-indoor', name: 'Lakehead Basement Alarm', adder: null },
  { customer: 'boreal-septic', family: 'knot-timed-dosing', name: 'Boreal Doser', adder: 18, prefix: 'BD-' },
  { customer: 'boreal-septic', family: 'wren-outdoor', name: 'Boreal Yard Alarm', adder: 6.5, prefix: 'BY-' },
  { customer: 'boreal-septic', family: 'harrier-simplex', name: 'Boreal Pump Panel', adder: 18 },
];

export const privateLabelRows = () => ({
  privateLabelGroups: privateLabelGroups(),
  customers: customers(),
  customerFamilies: customerFamilies(),
});

const privateLabelGroups = (): PrivateLabelGroup[] => groups.map((name, index) => ({ id: index + 1, name }));

export const customers = (): Customer[] =>
  writtenCustomers.map(({ slug, name, group }, index) => ({
    id: index + 1,
    name,
    slug,
    groupId: group === null ? null : groups.indexOf(group) + 1,
    logo: customerLogo(slug),
    facts: [],
  }));

const customerFamilies = (): CustomerFamily[] =>
  labels.map(({ customer, family, name, adder, prefix }, index) => {
    const familyId = idOf(families, (other) => familyKey(other) === family, family);
    const configurator = families[familyId - 1]?.configurator;
    return {
      id: index + 1,
      customerId: idOf(writtenCustomers, ({ slug }) => slug === customer, customer),
      familyId,
      name,
      logo: customerLogo(customer),
      title: name,
      imgUrl: familyPicture(family, 'front'),
      configurator: adder === null || configurator === undefined ? null : labelled(configurator, adder, prefix),
      validNumbers: [],
      refusedNumbers: [],
      isLive: true,
      position: index,
    };
  });

export const customerPictures: Readonly<Record<string, DrawingSpec>> = Object.fromEntries(
  writtenCustomers.map(({ slug, name, mark, accent }) => [customerLogo(slug), { kind: 'logo', name, mark, accent }]),
);
