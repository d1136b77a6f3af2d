import { fileURLToPath } from 'node:url';

/** Written by `drizzle-kit generate`, applied whenever a database is opened. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
