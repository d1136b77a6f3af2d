/** `node sending-process.ts DATA_DIR SMTP_URL`: works the outbox of an embedded database off, as the server does, until it is killed. */
import { openDatabase } from '@millrace/database';
import { quietLog } from '@millrace/database/testing';
import { openMail } from '../open-mail.ts';

const [dataDir = '', smtpUrl = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir, log: quietLog });
const config = { smtpUrl, publicUrl: 'https://www.example.com' };
await openMail({ database, config, media: async () => null, log: quietLog });
