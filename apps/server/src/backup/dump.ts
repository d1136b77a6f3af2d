import { dumpToFile } from './backup-file.ts';
import { runBackupCommand } from './run-backup-command.ts';

await runBackupCommand('npm run db:dump -- backup.gz', 'Written:', dumpToFile);
