import { fileURLToPath } from 'node:url';

/** Written by `npm run db:generate`, applied whenever a database is opened. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
