import type { ReactNode } from 'react';
import { FIRST_SCREEN_END_ID } from './landmarks.ts';

/**
 * The first paint of a page waits until all its content has come (document/document.ts); of one that goes on far below the first
 * screen, until this has. One to a page.
 */
export const FirstScreenEnd = (): ReactNode => <span id={FIRST_SCREEN_END_ID} hidden />;
