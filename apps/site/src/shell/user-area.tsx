import { lazy, type ReactNode, Suspense } from 'react';
import { useSignedIn } from '../api/token.ts';

/** Loads only for signed-in users. Without its code the page goes on. */
const UserMenu = lazy(() =>
  import('../accounts/user-menu/user-menu.tsx').then(
    (module) => ({ default: module.UserMenu }),
    () => ({ default: () => null }),
  ),
);

/** The user's menu, or for strangers, as whom the server renders everybody, the way to sign in. */
export function UserArea({ place, children }: { place: 'bar' | 'mobile-menu'; children: ReactNode }): ReactNode {
  if (!useSignedIn()) return children;
  return (
    <Suspense fallback={null}>
      <UserMenu place={place} />
    </Suspense>
  );
}
