import { defineConfig } from 'drizzle-kit';

/** For `drizzle-kit generate`; paths are read from the repository's root. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/database/src/schema/index.ts',
  out: './packages/database/migrations',
});
