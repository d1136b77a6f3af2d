import type { Log } from '../log.ts';

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
