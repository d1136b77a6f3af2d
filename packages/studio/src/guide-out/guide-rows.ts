import { NOTHING, type PrintedGuide } from './printed-guide.ts';

export type GuideRow = readonly (string | number | null)[];

/** A printed guide as rows of a sheet, which the reader of guides reads again. */
export function guideRows(title: string, guide: PrintedGuide): GuideRow[] {
  const { form, groups, base, footnotes, matrices, examples } = guide;
  const rows: GuideRow[] = [
    [`${title} – ordering guide`],
    [`Numbers are ${form}`],
    ['Position', 'Group', 'Code', 'Description', 'Price'],
  ];
  for (const { position, name, aside, marks, options } of groups)
    for (const [nth, option] of options.entries()) {
      const titled = [name, ...(aside === '' ? [] : [`(${aside})`]), ...(marks === '' ? [] : [marks])].join(' ');
      const code = [option.code || NOTHING, ...(option.marks === '' ? [] : [option.marks])].join(' ');
      rows.push([
        nth === 0 ? position : null,
        nth === 0 ? titled : null,
        code,
        option.words,
        option.price === undefined ? null : amount(option.price),
      ]);
    }
  if (base !== 0) rows.push([], ['Base price', amount(base)]);
  for (const { rows: down, columns, columnCodes, lines } of matrices) {
    rows.push([], [`${down} \\ ${columns}`, ...columnCodes]);
    for (const { code, cells } of lines)
      rows.push([code, ...cells.map((cell) => (typeof cell === 'string' ? cell : amount(cell)))]);
  }
  rows.push([]);
  for (const { number, price } of examples)
    rows.push(['Example:', number, price === null ? 'on request' : (price / 100).toFixed(2)]);
  if (footnotes.length > 0) rows.push([]);
  for (const { mark, text } of footnotes) rows.push([mark === '' ? text : `${mark} ${text}`]);
  return rows;
}

const amount = (price: number | null): string => (price === null ? 'on request' : price.toFixed(2));
