/** `node sending-process.ts DATA_DIR|postgres://… SMTP_URL`: works the outbox of a database off, as the server does, until it is stopped. */
import { openDatabase } from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import { openMail } from '../open-mail.ts';

const [place = '', smtpUrl = ''] = process.argv.slice(2);
const databaseUrl = place.startsWith('postgres:') ? place : undefined;
const database = await openDatabase({ dataDir: place, databaseUrl, log: quietLog });
const config = { smtpUrl, publicUrl: 'https://www.example.com' };
await openMail({ database, config, media: async () => null, log: quietLog });
process.stdout.write('ready\n');
