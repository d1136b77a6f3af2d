import type { Call } from '../../calls/calls.ts';
import type { ContentKind } from '../../content/index.ts';
import type { KeepViewBody, RemoveViewQuery, SavedView } from './saved-view.ts';

type None = Record<never, never>;
type OfKind = { kind: ContentKind };
type OfView = OfKind & { id: string };
const one = '/office/views/:kind/:id';

/** The calls about the caller's own saved views: on no device are they another's. */
export const viewCalls = {
  /** Those of a kind's list, by name. */
  officeViews: { method: 'GET', path: '/office/views/:kind' } as Call<OfKind, None, SavedView[]>,
  /** Keeps a view, new or in place of the version that was seen. The same call again changes nothing more. */
  officeKeepView: { method: 'PUT', path: one } as Call<OfView, None, SavedView, KeepViewBody>,
  /** Removes the version that was seen; true also where the view is gone. */
  officeRemoveView: { method: 'DELETE', path: one } as Call<OfView, RemoveViewQuery, true>,
} as const;
