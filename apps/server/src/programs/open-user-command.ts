import type { Database } from '@millrace/database';
import { userCommand } from '../accounts/terminal/user-command.ts';
import type { ConsoleCommand } from '../console/open-console.ts';
import type { FileStore } from '../files/file-store.ts';
import { personCommands } from '../privacy/person-commands.ts';

/** `npm run user`, on an open database: accounts, and all data of a person in all features. */
export const openUserCommand = (database: Database, files: () => Promise<FileStore>): ConsoleCommand =>
  userCommand(database, personCommands({ database, files }));
