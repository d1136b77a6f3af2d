import type { ContentKind } from '../content/index.ts';
import { hasRightsOf, type StaffRole } from './accounts.ts';

/** Beside those who write all of the content. */
const kindsOfRoles: { readonly [Role in StaffRole]?: readonly ContentKind[] } = { hr: ['jobs'] };

/** Whether somebody with these roles reads and writes rows of a kind in the office. */
export const writesKind = (roles: readonly StaffRole[], kind: ContentKind): boolean =>
  hasRightsOf(roles, 'editor') || roles.some((role) => kindsOfRoles[role]?.includes(kind) === true);
