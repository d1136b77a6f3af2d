import { compile, countCategory } from '@millrace/catalogue';
import { type Content, type ContentAttribute, emptyContent } from '@millrace/contract/content';
import { type BenchRow, benchRow, median } from '../row.ts';

/** Milliseconds of processor time: others work on the machine, too. */
const BUDGET_MS = 10;
const RUNS = 60;
const CHOICES = 8;
const VALUES = 12;

/** All filters of a category that has every product, counted while values of three of them are chosen. */
export function benchFacets({ families, products }: Content, of: string): BenchRow[] {
  const snapshot = compiledWith({
    ...emptyContent(),
    attributes: attributes(),
    families: families.map((row) => ({ ...row, configurator: null, validNumbers: [], refusedNumbers: [], ...bare })),
    products: products.map((row) => ({ ...row, configModelNo: null, replacedBy: null, attributes: valuesOf(row.id) })),
    categories: [{ id: 1, parentId: null, name: 'All', slug: 'all', description: '', imgUrl: null, ...shown }],
    viewItems: families.map(({ id, slug, name }) => ({
      id,
      categoryId: 1,
      type: 'family',
      slug,
      title: name,
      name,
      summary: '',
      imgUrl: null,
      variants: {},
      isObsolete: false,
      adURL: null,
      ...shown,
    })),
  });
  const [category] = snapshot.content.categories;
  if (category === undefined) throw new Error('The bench has no category.');
  const times = Array.from({ length: RUNS }, (_, run) => {
    const query = `f.choice0=v${run % VALUES}&f.choice0=v1&f.choice1=v${run % 5}&f.amps.from=${run % 20}&f.amps.to=40`;
    const began = process.cpuUsage();
    countCategory(snapshot, category, query);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return [benchRow(`all filters of ${of} counted, three chosen, processor time`, median(times), 'ms', BUDGET_MS)];
}

function compiledWith(content: Content) {
  const compiled = compile(content, { revision: 1 });
  if (compiled.ok) return compiled.snapshot;
  throw new Error(compiled.findings.find(({ severity }) => severity === 'error')?.message);
}

const shown = { isLive: true, isVizzy: false, position: 0 };
/** Families without what they refer to. */
const bare = {
  documentIds: [],
  faqIds: [],
  accessoryPartNumbers: [],
  media: [],
  prodRep: null,
  attributes: {},
  isLive: true,
};

const common = { unit: '', precision: 0, min: null, max: null, choices: [], group: 'Facts', help: '', compares: false };
const attributes = (): ContentAttribute[] => [
  ...Array.from(
    { length: CHOICES },
    (_, at): ContentAttribute => ({
      ...common,
      id: at + 1,
      key: `choice${at}`,
      label: `Choice ${at}`,
      type: 'choice',
      choices: Array.from({ length: VALUES }, (_, value) => `v${value}`),
      filters: true,
      isInHead: false,
      etim: null,
      position: at,
    }),
  ),
  ...['amps', 'cable'].map(
    (key, at): ContentAttribute => ({
      ...common,
      id: CHOICES + at + 1,
      key,
      label: key,
      type: 'range',
      filters: true,
      isInHead: false,
      etim: null,
      position: CHOICES + at,
    }),
  ),
];

/** The same for a product in every run. */
function valuesOf(id: number): Content['products'][number]['attributes'] {
  const choices = Array.from({ length: CHOICES }, (_, at) => [`choice${at}`, `v${(id * (at + 3)) % VALUES}`] as const);
  const from = id % 60;
  return { ...Object.fromEntries(choices), amps: { from, to: from + 6 }, cable: id % 100 };
}
