import type { Viewer } from '@millrace/catalogue';
import type { SessionOf } from '../api/caller.ts';

/** Sessions by their tokens; the token also names the user. */
export const sessionsOf =
  (viewers: Readonly<Record<string, Viewer>>): SessionOf =>
  async (token) => {
    const viewer = viewers[token];
    return viewer === undefined ? null : { userId: token, viewer };
  };
