export { ContentRefused } from './content-refused.ts';
export type { Database } from './database.ts';
export { DatabaseInUse } from './embedded/directory-lock.ts';
export type { Log } from './log.ts';
export { type DatabaseOptions, openDatabase } from './open-database.ts';
export { type Publication, publishContent, RevisionMoved } from './publish-content.ts';
export { type ReadContent, readContent } from './read-content.ts';
export { contentSource, currentRevision, wasPublishedBy } from './revision.ts';
