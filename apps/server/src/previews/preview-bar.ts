import type { ContentKind } from '@millrace/contract/content';
import { rowLabel } from '../content/content-rows.ts';
import { settingsOf } from '../content/settings-of.ts';
import { plainText } from '../delivery/plain-page.ts';
import type { RowName } from './compile-preview.ts';
import type { DraftPreview } from './draft-previews.ts';
import { rowsOfPage } from './rows-of-page.ts';

export interface BarPlace {
  /** The address of the preview. */
  base: string;
  /** Path and query of the page, as the public site has it. */
  path: string;
  /** Whether staff look at it: others have no rows to go to. */
  isOfStaff: boolean;
}

/** Changed rows that are named one by one. */
const NAMED_MOST = 30;

/** The bar on top of a page of a preview: whose it is, how old, which rows the page comes from, and which are shown as published. */
export function barOf(preview: DraftPreview, { path, isOfStaff }: BarPlace): string {
  const { draft, madeAt, asPublished } = preview;
  const rows = isOfStaff ? rowsOfPage(preview, path) : [];
  const link = (row: RowName) => rowLink(preview, row);
  return [
    '<aside id="preview-bar" aria-label="Preview">',
    `<p class="preview-draft"><span>Draft:</span> <b>${plainText(draft.name)}</b></p>`,
    `<p class="preview-age">as of <time datetime="${madeAt.toISOString()}">${timeOf(preview)}</time></p>`,
    menu(`From ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`, rows.slice(0, NAMED_MOST).map(link), ''),
    menu(
      `${asPublished.length} shown as published`,
      isOfStaff ? asPublished.slice(0, NAMED_MOST).map(link) : asPublished.map(() => ''),
      'Not sound yet, so the preview has them as they are in force:',
    ),
    '<p class="preview-note" role="status"></p>',
    isOfStaff ? `<a href="/office?draft=${draft.id}">Office</a>` : '',
    `<a href="${plainText(path)}" target="_blank" rel="noopener">As published</a>`,
    '</aside>',
  ].join('');
}

function menu(title: string, items: readonly string[], words: string): string {
  if (items.length === 0) return '';
  const listed = items.filter((item) => item !== '');
  if (listed.length === 0) return `<p class="preview-marked">${title}</p>`;
  const list = listed.map((item) => `<li>${item}</li>`).join('');
  return (
    `<details name="preview-menu"><summary>${title}</summary><div>` +
    `${words === '' ? '' : `<p>${words}</p>`}<ul>${list}</ul></div></details>`
  );
}

function rowLink({ draft, snapshot, over, changed }: DraftPreview, { kind, id }: RowName): string {
  const isChanged = changed.some((row) => row.kind === kind && row.id === id);
  const row = rowIn(snapshot.content[kind], id) ?? rowIn(over.content[kind], id);
  const label = (row === undefined ? '' : rowLabel(row)) || String(id);
  return (
    `<a href="/office/rows/${kind}/${id}?draft=${draft.id}"><span>${nameOfKind(kind)}</span> ${plainText(label)}</a>` +
    (isChanged ? ' <em>changed</em>' : '')
  );
}

const rowIn = (rows: readonly { id: number }[], id: number) => rows.find((row) => row.id === id);

/** `viewItems` as `view items`. */
const nameOfKind = (kind: ContentKind): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The time of day at the company. */
function timeOf({ snapshot, madeAt }: DraftPreview): string {
  const timeZone = settingsOf(snapshot)['company.timeZone'];
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(madeAt);
}
