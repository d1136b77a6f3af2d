import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of the site on a port, for commands that run beside it. */
export const dataFolder = (port: number | string): string => join(tmpdir(), `millrace-e2e-data-${port}`);
