/**
 * `node sending-process.ts DATA_DIR|postgres://… SMTP_URL`: works the outbox of a database off, as the server does, until it is stopped.
 */
import { flushCompileCache } from 'node:module';
import { startQuickly } from '../../testing/start-quickly.ts';

startQuickly();
const { openDatabase } = await import('@millrace/database');
const { quietLog } = await import('@millrace/database/testing');
const { openMail } = await import('../open-mail.ts');
// Tests kill it as soon as it sends.
flushCompileCache();

const [place = '', smtpUrl = ''] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgres:') ? place : undefined;
const database = await openDatabase({ dataDir: place, databaseUrl, log: quietLog });
const config = { smtpUrl, publicUrl: 'https://www.example.com' };
await openMail({ database, config, media: async () => null, log: quietLog });
process.stdout.write('ready\n');
