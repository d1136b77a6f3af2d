import type { Database } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Log } from './log.ts';
import { openServer } from './server/open-server.ts';

export interface DatabaseOptions {
  /** The directory of the embedded database; made when absent. Not touched with `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL server (15 or newer) to use instead: `postgres://user:password@host/database`. */
  databaseUrl?: string | undefined;
  /** Time in ms after which a server that does not answer counts as away. Longer only where the machine itself may stand still. */
  silenceMs?: number | undefined;
  log: Log;
}

/** Opens the database and brings its tables up to date. Throws `DatabaseInUse` when another process has the embedded one open. */
export const openDatabase = ({ dataDir, databaseUrl, silenceMs, log }: DatabaseOptions): Promise<Database> =>
  databaseUrl === undefined ? openEmbedded(dataDir, log) : openServer(databaseUrl, { log, silenceMs });
