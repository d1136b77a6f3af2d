import { render } from '@react-email/render';
import { type LaidOut, letterLayout } from './letter-layout.ts';

/** The letter as HTML. This file loads React Email: 350 ms and 60 MB, so it is imported with the first mail, not at the start. */
export const renderLetter = (laidOut: LaidOut): Promise<string> => render(letterLayout(laidOut));
