import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The step of the conversation at which the server fails. */
export type Place = 'greeting' | 'sender' | 'recipient' | 'middle' | 'dot';
export interface Behaviour {
  at: Place;
  /** A reply code to refuse with, the connection cut, or no word any more. */
  does: number | 'drop' | 'stall';
  /** Of a reply code. */
  words?: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  /** From now on, until told otherwise; null: takes everything. */
  behave(behaviour: Behaviour | null): void;
  /** The mails received whole, whether or not the sender learned of it. */
  taken(): Promise<Email[]>;
  /** Resolves when a client has reached the place where it misbehaves. */
  reached(): Promise<void>;
  /** Goes on with whom it let stall. */
  goOn(): void;
  /** Cuts every connection and stops. */
  kill(): Promise<void>;
}

/** A mail server on this machine that can be told how to misbehave. `onTaken` is called with each mail's place among the mails taken. */
export async function startTestSmtp(port = 0, onTaken = (_nth: number) => {}): Promise<TestSmtp> {
  const mails: Buffer[] = [];
  const stalled: (() => void)[] = [];
  let behaviour: Behaviour | null = null;
  let reached = Promise.withResolvers<void>();

  const comeTo = (place: Place, goOn: (error?: Error) => void): void => {
    if (behaviour === null || behaviour.at !== place) {
      goOn();
      return;
    }
    const { does, words = 'refused by the test' } = behaviour;
    if (does === 'stall') stalled.push(() => goOn());
    else if (does === 'drop') cutAll();
    else goOn(Object.assign(new Error(words), { responseCode: does }));
    reached.resolve();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_session, done) => comeTo('greeting', done),
    onMailFrom: (_address, _session, done) => comeTo('sender', done),
    onRcptTo: (_address, _session, done) => comeTo('recipient', done),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.once('data', () => {
        // Else the rest of the mail comes while it is said to stall.
        stream.pause();
        comeTo('middle', () => stream.resume());
      });
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (behaviour?.at !== 'dot' || typeof behaviour.does === 'string')
          onTaken(mails.push(Buffer.concat(parts)) - 1);
        comeTo('dot', done);
      });
    },
  });
  // A sender that goes away is no fault of the server.
  server.on('error', () => {});
  const sockets = new Set<{ destroy(): void }>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    behave: (next) => {
      behaviour = next;
      reached = Promise.withResolvers<void>();
    },
    taken: () => Promise.all(mails.map((mail) => PostalMime.parse(mail))),
    reached: () => reached.promise,
    goOn: () => {
      for (const goOn of stalled.splice(0)) goOn();
    },
    kill: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      cutAll();
      return closed;
    },
  };
}
