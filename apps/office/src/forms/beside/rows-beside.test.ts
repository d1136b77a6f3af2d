import { describe, expect, test } from 'vitest';
import { rowsBeside } from './rows-beside.ts';

const SIZE = 3;
const read = (ids: readonly number[]) => async (page: number) => ({
  total: ids.length,
  rows: ids.slice((page - 1) * SIZE, page * SIZE).map((id) => ({ id })),
});
const beside = async (ids: readonly number[], id: number, at: number, wasThere = true) => {
  const found = await rowsBeside(read(ids), SIZE, { id, at, wasThere });
  return found === null ? null : [found.before?.id, found.after?.id, found.place?.at];
};
const LIST = [50, 10, 40, 20, 30, 60, 70];

describe('the rows beside one', () => {
  test.each([
    ['the first', 50, 0, [undefined, 10, 0]],
    ['within a page', 10, 1, [50, 40, 1]],
    ['the last of a page', 40, 2, [10, 20, 2]],
    ['the first of a page', 20, 3, [40, 30, 3]],
    ['the last', 70, 6, [60, undefined, 6]],
  ])('are those of the list: %s', async (_, id, at, expected) => {
    expect(await beside(LIST, id, at)).toEqual(expected);
  });
  test('are found where the row has moved by a page', async () => {
    expect(await beside(LIST, 20, 2)).toEqual([40, 30, 3]);
    expect(await beside(LIST, 10, 4)).toEqual([50, 40, 1]);
  });
  test('are those that stood there when the row has left the list', async () => {
    const left = LIST.filter((id) => id !== 20);
    expect(await beside(left, 20, 3)).toEqual([40, 30, undefined]);
    expect(await beside([], 20, 3)).toEqual([undefined, undefined, undefined]);
    expect(await beside([50], 50, 7)).toEqual([undefined, undefined, undefined]);
  });
  test('are looked for on the pages that there are, the nearest first', async () => {
    const pagesRead = async (count: number, at: number) => {
      const ids = LIST.slice(0, count);
      const pages: number[] = [];
      const reading = (page: number) => {
        pages.push(page);
        return read(ids)(page);
      };
      await rowsBeside(reading, SIZE, { id: 99, at, wasThere: false });
      // The first of them tells how long the list is.
      return pages.slice(1);
    };
    expect(await pagesRead(3, 0)).toEqual([1]);
    expect(await pagesRead(4, 0)).toEqual([1, 2]);
    expect(await pagesRead(6, 3)).toEqual([2, 1]);
    expect(await pagesRead(7, 3)).toEqual([2, 1, 3]);
    expect(await pagesRead(0, 0)).toEqual([]);
  });
  test('are none of a list that the row is not of', async () => {
    expect(await beside(LIST, 99, 1, false)).toBeNull();
  });
});
