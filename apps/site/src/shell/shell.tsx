import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { Link } from '../ui/link.tsx';
import { Announcer } from './announcer.tsx';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const settings = useSettings();
  return (
    <>
      <header className="border-b border-rule">
        <div className="frame flex h-14 items-center gap-6">
          <Link to="/home">{settings['company.name']}</Link>
          <Link to="/category">Products</Link>
        </div>
      </header>
      <main id="content">{children}</main>
      <Announcer />
    </>
  );
}
