import { restoreFromFile } from './backup-file.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runBackupCommand('npm run db:restore -- backup.gz', 'Restored:', restoreFromFile);
