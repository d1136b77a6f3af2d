import { demoContent } from '@millrace/demo-content';

/** The names on the tests' way, read from the demo content so that no test holds them itself. */
const content = demoContent();

/** A live family with a configurator that has at least `groups` groups; the plain one, not a variant. */
export function configuredFamily(groups: number) {
  const found = content.families.find(
    (family) => family.isLive && !family.intrinsicallySafe && (family.configurator?.configGroups.length ?? 0) >= groups,
  );
  if (found === undefined) throw new Error(`The demo has no family with ${groups} groups.`);
  return found;
}

/** A panel whose number does not print all that is chosen, and a spare part that costs something among that. */
export function familyWithSpares() {
  for (const { slug, isLive, intrinsicallySafe, configurator } of content.families) {
    const groups = configurator?.configGroups.filter(({ printed, kind }) => printed === false && kind !== 'number');
    const spare = groups?.flatMap(({ options = [] }) => options).find(({ price = 0 }) => price !== null && price > 0);
    if (isLive && !intrinsicallySafe && spare !== undefined) return { slug, spare: spare.code };
  }
  throw new Error('The demo has no family with choices that are not printed.');
}

/** A panel of which something is typed, and something else put in order. */
export function familyWithEntries() {
  for (const { slug, isLive, intrinsicallySafe, configurator } of content.families) {
    const nameOf = (kind: 'text' | 'sequence') => configurator?.configGroups.find((group) => group.kind === kind)?.name;
    const [text, sequence] = [nameOf('text'), nameOf('sequence')];
    if (isLive && !intrinsicallySafe && text !== undefined && sequence !== undefined) return { slug, text, sequence };
  }
  throw new Error('The demo has no family with a text and a sequence.');
}

/** A family with an assembly that may be left out, whose part asks for an option first. */
export function familyWithAssembly() {
  for (const { slug, isLive, intrinsicallySafe, configurator } of content.families) {
    const group = configurator?.configGroups.find(({ kind, optional }) => kind === 'assembly' && optional === true);
    const part = configurator?.parts?.[group?.part ?? ''];
    const [first] = part?.configGroups ?? [];
    if (isLive && !intrinsicallySafe && group !== undefined && first?.options !== undefined)
      return { slug, group: group.name, first: first.name };
  }
  throw new Error('The demo has no family with an assembly.');
}

/** A family that sells products from a table. */
export function listedFamily() {
  const found = content.families.find(
    (family) =>
      family.isLive && family.configurator === null && productsOf(family.id).length >= 3 && !family.isObsolete,
  );
  if (found === undefined) throw new Error('The demo has no family with a table of products.');
  return found;
}

export function productsOf(familyId: number) {
  return content.products.filter((product) => product.familyId === familyId && product.isLive);
}

/** A product that carries a model number its family's configurator builds. */
export function configuredProduct(groups = 1) {
  for (const product of content.products) {
    const family = content.families.find(({ id }) => id === product.familyId);
    const isLarge = (family?.configurator?.configGroups.length ?? 0) >= groups;
    const { configModelNo, isLive } = product;
    if (configModelNo !== null && isLive && isLarge && family !== undefined && !family.intrinsicallySafe)
      return { family, product, modelNumber: configModelNo };
  }
  throw new Error('The demo has no product with a model number.');
}

/** Title of the tile that leads to a family, and the category it lies in. */
export function wayTo(slug: string) {
  const item = content.viewItems.find(
    (viewItem) => viewItem.type === 'family' && viewItem.slug === slug && viewItem.isLive,
  );
  const category = content.categories.find(({ id }) => id === item?.categoryId);
  if (item === undefined || category === undefined) throw new Error(`No tile leads to ${slug}.`);
  return { item, category };
}

export { content };

/** A family that two customers of one group sell, each under a name of their own. */
export function labelledTwice() {
  for (const { id: groupId } of content.privateLabelGroups)
    for (const { id: familyId, slug } of content.families) {
      const sellers = content.customers
        .filter((customer) => customer.groupId === groupId)
        .flatMap((customer) => {
          const label = content.customerFamilies.find(
            (row) => row.customerId === customer.id && row.familyId === familyId,
          );
          return label === undefined ? [] : [{ ...customer, label }];
        });
      const [one, other] = sellers;
      if (one !== undefined && other !== undefined) return { groupId, slug, one, other };
    }
  throw new Error('The demo has no family that two customers of a group sell.');
}
