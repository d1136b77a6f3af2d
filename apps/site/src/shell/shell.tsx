import type { ReactNode } from 'react';
import { useSettings } from '../api/settings.ts';
import { Announcer } from '../ui/announcer.tsx';
import { CONTENT_ID } from '../ui/landmarks.ts';
import { printBy } from '../ui/words/printing.ts';
import { Footer } from './footer.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { NavBar } from './nav-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { WhenIdle } from './when-idle.tsx';

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  printBy(useSettings());
  return (
    <>
      <SkipLink />
      <NavBar />
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <Footer />
      <MobileBar />
      <WhenIdle />
      <Announcer />
    </>
  );
}
