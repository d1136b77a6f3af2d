import { hasRightsOf, type StaffRole } from '@millrace/contract';
import { lazy } from 'react';
import { Applications } from '../applications/applications.tsx';
import { Checks } from '../checks/checks.tsx';
import { RowPage } from '../forms/row-page.tsx';
import { HistoryPage } from '../history/history-page.tsx';
import { Log } from '../log/log.tsx';
import { Mails } from '../mails/mails.tsx';
import { MediaPage } from '../media/media-page.tsx';
import { OwnSignIn } from '../own-sign-in/own-sign-in.tsx';
import { Persons } from '../persons/persons.tsx';
import { DraftsPage, PublishPage } from '../publish/publish-page.tsx';
import { Registrations } from '../registrations/registrations.tsx';
import { Retention } from '../retention/retention.tsx';
import { ScriptTokensPage } from '../script-tokens/script-tokens-page.tsx';
import { SiteUsersPage } from '../site-users/site-users-page.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { Today } from '../today/today.tsx';
import { asks } from './asks.ts';
import { listPages } from './list-pages.tsx';
import type { OfficePage } from './office-page.ts';

/** The handbook comes when it is opened. */
const HandbookPage = lazy(async () => ({ default: (await import('../handbook/handbook-page.tsx')).HandbookPage }));
/** So do the tree of categories and the settings. */
const CategoryTreePage = lazy(async () => ({
  default: (await import('../category-tree/category-tree-page.tsx')).CategoryTreePage,
}));
const SettingsPage = lazy(async () => ({
  default: (await import('../forms/settings/settings-page.tsx')).SettingsPage,
}));
const BrandPage = lazy(async () => ({
  default: (await import('../forms/settings/brand-page.tsx')).BrandPage,
}));
const BeginPage = lazy(async () => ({
  default: (await import('../forms/settings/begin-page.tsx')).BeginPage,
}));
/** And the studio, with all that works on configurators. */
const StudioPage = lazy(async () => ({ default: (await import('../studio/ground/studio-page.tsx')).StudioPage }));

/** Pages whose content leaves as files. */
const ExportPage = lazy(async () => ({ default: (await import('../export/export-page.tsx')).ExportPage }));
/** Sheets that come in, with the words of all columns. */
const ImportPage = lazy(async () => ({ default: (await import('../import/import-page.tsx')).ImportPage }));

/** Every page there is, in the order of the rail. */
export const pages: readonly OfficePage[] = [
  { path: '/office/today', name: 'Today', under: '', key: 't', Page: Today },
  ...listPages,
  {
    path: '/office/category-tree',
    name: 'Category tree',
    under: 'Catalogue',
    key: 'b',
    rights: 'editor',
    asks: asks.tree,
    Page: CategoryTreePage,
  },
  {
    path: '/office/configurators',
    hasMore: true,
    name: 'Configurators',
    under: 'Catalogue',
    key: 'n',
    rights: 'editor',
    counted: 'configurators',
    asks: asks.studio,
    Page: StudioPage,
  },
  { path: '/office/brand', name: 'Brand', under: 'Site', key: null, rights: 'editor', Page: BrandPage },
  {
    path: '/office/settings',
    name: 'Settings',
    under: 'Site',
    key: 's',
    rights: 'editor',
    asks: asks.settings,
    Page: SettingsPage,
  },
  {
    path: '/office/begin',
    name: 'Who you are',
    under: null,
    within: '/office/settings',
    key: null,
    rights: 'editor',
    Page: BeginPage,
  },
  {
    path: '/office/media',
    name: 'Media',
    under: 'Catalogue',
    key: 'm',
    rights: 'editor',
    asks: asks.media,
    Page: MediaPage,
  },
  {
    path: '/office/applications',
    name: 'Applications',
    under: 'People',
    key: 'a',
    rights: 'hr',
    counted: 'applications',
    asks: asks.applications,
    Page: Applications,
  },
  {
    path: '/office/registrations',
    name: 'Registrations',
    under: 'People',
    key: 'r',
    rights: 'editor',
    counted: 'registrations',
    asks: asks.registrations,
    Page: Registrations,
  },
  {
    path: '/office/staff',
    name: 'Users of the office',
    under: 'People',
    key: 'u',
    rights: 'admin',
    counted: 'staff',
    asks: asks.chosen,
    Page: StaffPage,
  },
  {
    path: '/office/users',
    hasMore: true,
    name: 'Users of the site',
    under: 'People',
    key: 'w',
    rights: 'admin',
    counted: 'users',
    asks: asks.users,
    Page: SiteUsersPage,
  },
  {
    path: '/office/drafts',
    name: 'Drafts',
    under: 'Publishing',
    key: 'd',
    rights: 'writer',
    counted: 'drafts',
    Page: DraftsPage,
  },
  {
    path: '/office/publish',
    name: 'Publish',
    under: null,
    within: '/office/drafts',
    key: null,
    rights: 'writer',
    Page: PublishPage,
  },
  {
    path: '/office/rows',
    hasMore: true,
    name: 'Row',
    under: null,
    key: null,
    rights: 'writer',
    asks: asks.row,
    Page: RowPage,
  },
  { path: '/office/export', name: 'Export', under: 'Publishing', key: 'v', rights: 'editor', Page: ExportPage },
  {
    path: '/office/import',
    name: 'Import',
    under: 'Publishing',
    key: 'j',
    rights: 'editor',
    asks: asks.imports,
    Page: ImportPage,
  },
  {
    path: '/office/history',
    hasMore: true,
    name: 'History',
    under: 'Publishing',
    key: 'h',
    rights: 'editor',
    counted: 'revisions',
    asks: asks.history,
    Page: HistoryPage,
  },
  {
    path: '/office/checks',
    name: 'Checks',
    under: 'Publishing',
    key: 'k',
    rights: 'editor',
    counted: 'findings',
    Page: Checks,
  },
  { path: '/office/persons', name: 'A person’s data', under: 'People', key: 'i', rights: 'admin', Page: Persons },
  {
    path: '/office/mails',
    name: 'Mails',
    under: 'Server',
    key: 'o',
    rights: 'admin',
    counted: 'deadMails',
    asks: asks.mails,
    Page: Mails,
  },
  { path: '/office/retention', name: 'Retention', under: 'Server', key: 'z', rights: 'admin', Page: Retention },
  { path: '/office/log', name: 'Log', under: 'Server', key: 'l', rights: 'admin', asks: asks.log, Page: Log },
  {
    path: '/office/script-tokens',
    name: 'Script tokens',
    under: 'Server',
    key: 'x',
    rights: 'admin',
    asks: asks.chosen,
    Page: ScriptTokensPage,
  },
  { path: '/office/own-sign-in', name: 'Your sign-in', under: 'You', key: 'y', Page: OwnSignIn },
  { path: '/office/guide', name: 'Running your site', under: 'You', key: 'g', Page: HandbookPage },
];

/** The page that opens at the office's own address. */
export const FIRST_PAGE = '/office/today';

/** The page at an address; null: none. */
export function pageAt(address: string): OfficePage | null {
  const path = address.toLowerCase() === '/office' ? FIRST_PAGE : address.toLowerCase();
  const has = ({ path: own, hasMore }: OfficePage) => path === own || (hasMore === true && path.startsWith(`${own}/`));
  return pages.find(has) ?? null;
}

/** The name of the page at an address: the form of a row is known by the list that it is of. */
export function nameAt(address: string): string {
  const path = address.toLowerCase();
  const list = listPages.find((one) => path.startsWith(`${one.path}/`));
  return list?.name ?? pageAt(address)?.name ?? 'No such page';
}

/** Whether somebody with these roles may open a page. */
export const mayOpen = ({ rights }: Pick<OfficePage, 'rights'>, roles: readonly StaffRole[]): boolean =>
  rights === undefined || hasRightsOf(roles, rights);
