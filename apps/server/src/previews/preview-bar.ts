import { printingOf } from '@millrace/contract';
import type { ContentKind } from '@millrace/contract/content';
import { PREVIEW_BEHIND } from '@millrace/contract/office';
import { rowLabel } from '../content/content-rows.ts';
import { settingsOf } from '../content/settings-of.ts';
import { plainText } from '../delivery/plain-page.ts';
import type { RowName } from './compile-preview.ts';
import { rowsOfPage } from './rows-of-page.ts';
import { addressAs, type ShownSite, type ShownTo } from './shown-site.ts';

export interface BarPlace extends ShownTo {
  /** Path and query of the page, as the public site has it. */
  path: string;
}

/** Changed rows, and customers, that are named one by one. */
const NAMED_MOST = 30;

/**
 * The bar on top of a page of a preview: whose it is, how old, as whom it is seen, which rows the page comes from, and which are shown as
 * published.
 */
export function barOf(preview: ShownSite, { path, isOfStaff, customerId }: BarPlace): string {
  const { draft, past, madeAt, asPublished, isBehind } = preview;
  const rows = isOfStaff ? rowsOfPage(preview, path) : [];
  const link = (row: RowName) => rowLink(preview, row);
  return [
    `<aside id="preview-bar" aria-label="Preview"${isBehind ? ` ${PREVIEW_BEHIND}` : ''}>`,
    `<p class="preview-draft">${titleOf(preview)}</p>`,
    '<div class="preview-menus">',
    past !== null ? '' : isOfStaff ? asMenu(preview, path, customerId) : asWords(preview, customerId),
    draft === null
      ? ''
      : `<p class="preview-age">as of <time datetime="${madeAt.toISOString()}">${timeOf(preview)}</time>${isBehind ? ', a newer state is being made' : ''}</p>`,
    menu(`From ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`, rows.slice(0, NAMED_MOST).map(link), ''),
    menu(
      `${asPublished.length} shown as published`,
      isOfStaff ? asPublished.slice(0, NAMED_MOST).map(link) : asPublished.map(() => ''),
      past === null
        ? 'Not sound yet, so the preview has them as they are in force:'
        : 'They do not go together with the rules of today, so they are shown as they are in force:',
    ),
    '</div>',
    '<p class="preview-note" role="status"></p>',
    isOfStaff ? `<a href="/office${inDraft(preview)}">Office</a>` : '',
    `<a href="${plainText(path)}" target="_blank" rel="noopener">As published</a>`,
    '</aside>',
  ].join('');
}

function titleOf({ draft, past, snapshot }: ShownSite): string {
  if (draft !== null) return `<span>Draft:</span> <b>${plainText(draft.name)}</b>`;
  if (past === null) return '<b>The site in force</b>';
  const settings = settingsOf(snapshot);
  const style = { timeZone: settings['company.timeZone'], dateStyle: 'medium', timeStyle: 'short' } as const;
  return `<b>Revision ${past.revision}</b>, as published ${printingOf(settings).moment(past.publishedAt, style)}`;
}

function menu(title: string, items: readonly string[], words: string): string {
  if (items.length === 0) return '';
  const listed = items.filter((item) => item !== '');
  if (listed.length === 0) return `<p class="preview-marked">${title}</p>`;
  const list = listed.map((item) => `<li>${item}</li>`).join('');
  return (
    `<details name="preview-menu"><summary><span>${title}</span></summary><div>` +
    `${words === '' ? '' : `<p>${words}</p>`}<ul>${list}</ul></div></details>`
  );
}

/** As whom the page is seen, with the ways to see it as others. */
function asMenu(shown: ShownSite, path: string, customerId: number | null): string {
  const { customers } = shown.snapshot.content;
  const way = (to: number | null, name: string): string =>
    `<a href="${plainText(addressAs(shown, path, to))}"${to === customerId ? ' aria-current="true"' : ''}>${plainText(name)}</a>`;
  const others = customers.length - NAMED_MOST;
  const items = [
    // A visitor without an account sees the site in force without a preview.
    shown.draft === null ? '' : way(null, 'A visitor without an account'),
    ...customers.slice(0, NAMED_MOST).map(({ id, name }) => way(id, name)),
    others > 0 ? `<a href="/office/rows/customers${inDraft(shown)}">${others} more customers</a>` : '',
  ];
  const name = nameOfCustomer(shown, customerId);
  return menu(`As ${name === null ? 'a visitor' : plainText(name)}`, items, 'See this page as:');
}

const asWords = (shown: ShownSite, customerId: number | null): string => {
  const name = nameOfCustomer(shown, customerId);
  return name === null ? '' : `<p class="preview-as">As <b>${plainText(name)}</b></p>`;
};

const nameOfCustomer = ({ snapshot }: ShownSite, customerId: number | null): string | null =>
  customerId === null ? null : (snapshot.customers.byId.get(customerId)?.name ?? null);

const inDraft = ({ draft }: ShownSite): string => (draft === null ? '' : `?draft=${draft.id}`);

function rowLink(shown: ShownSite, { kind, id }: RowName): string {
  const { snapshot, over, changed } = shown;
  const isChanged = changed.some((row) => row.kind === kind && row.id === id);
  const row = rowIn(snapshot.content[kind], id) ?? rowIn(over.content[kind], id);
  const label = (row === undefined ? '' : rowLabel(row)) || String(id);
  return (
    `<a href="/office/rows/${kind}/${id}${inDraft(shown)}"><span>${nameOfKind(kind)}</span> ${plainText(label)}</a>` +
    (isChanged ? ` <em>${shown.past === null ? 'changed' : 'other now'}</em>` : '')
  );
}

const rowIn = (rows: readonly { id: number }[], id: number) => rows.find((row) => row.id === id);

/** `viewItems` as `view items`. */
const nameOfKind = (kind: ContentKind): string => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The time of day at the company. */
function timeOf({ snapshot, madeAt }: ShownSite): string {
  const timeZone = settingsOf(snapshot)['company.timeZone'];
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(madeAt);
}
