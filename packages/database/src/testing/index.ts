export { compileOnce } from '../embedded/compile-once.ts';
export { fillDataFolder } from './migrated-files.ts';
export { onBothDatabases } from './on-both-databases.ts';
export {
  clear,
  clearAllButContent,
  type Fill,
  openFilledDatabase,
  openTestDatabase,
  type TestDatabase,
} from './open-test-database.ts';
export { quietLog } from './quiet-log.ts';
export { addApplication } from './sample-application.ts';
export { type PrivatePostgres, postgresPrograms, startPostgres } from './start-postgres.ts';
