import { type Filters, isNarrowed } from './board-address.ts';

/** A step towards a longer list. */
interface Way {
  words: string;
  to: Filters;
}

/** Each filter that may be dropped while others stay; with one filter alone, the link leads to all jobs. */
export function waysToWiden({ search, category, type, startBy }: Filters): Way[] {
  const asked: Filters = { search, category, type, startBy };
  const ways: (Way | false)[] = [
    search !== '' && { words: `Without “${search}”`, to: { ...asked, search: '' } },
    category !== '' && { words: `Outside ${category} too`, to: { ...asked, category: '' } },
    type !== '' && { words: `Not only ${type}`, to: { ...asked, type: '' } },
  ];
  return ways.filter((way) => way !== false).filter(({ to }) => isNarrowed(to));
}
