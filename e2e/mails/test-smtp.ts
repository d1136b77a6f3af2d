import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  /** For `SMTP_URL`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A mail server on this machine that takes every mail, on a port of its own choice. `onMail` gets it as it came, before it is
 * acknowledged.
 */
export async function startTestSmtp(onMail: (mail: Buffer) => void): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        onMail(Buffer.concat(parts));
        done();
      });
    },
  });
  // A sender that goes away is no fault of the server.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
