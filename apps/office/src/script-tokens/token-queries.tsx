import type { ReactNode } from 'react';
import { PageLink } from '../navigation/here.tsx';

export const SCRIPT_TOKENS_PATH = '/office/script-tokens';
/** The names under which the answers about tokens are kept. */
export const SCRIPT_TOKENS = ['script-tokens'];
export const SCRIPT_CALLS = ['script-calls'];

/** In a narrow window, the way from the chosen token to the list. */
export const BackToTokens = (): ReactNode => (
  <PageLink className="button pane-back" href={SCRIPT_TOKENS_PATH}>
    All tokens
  </PageLink>
);
