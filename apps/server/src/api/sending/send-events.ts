import { PassThrough } from 'node:stream';
import type { EventStream } from '@millrace/contract';
import type { FastifyReply } from 'fastify';

/** So often something is sent, so that nothing on the way takes the connection for dead; and the rights are looked at again. */
const BEAT_MS = 15_000;
/** A reader that takes nothing is let go. It reads again what it missed. */
const UNREAD_MAX_BYTES = 256 * 1024;
/** A browser connects again after so long. */
const RETRY_MS = 2000;

export const isEventStream = (answer: unknown): answer is EventStream<unknown> =>
  typeof answer === 'object' && answer !== null && 'open' in answer && typeof answer.open === 'function';

export interface SendEvents {
  send(reply: FastifyReply, stream: EventStream<unknown>, options: { mayStill(): Promise<boolean> }): FastifyReply;
  /** Ends all streams. */
  stop(): void;
}

/** Sends streams of events, until the reader leaves, may no longer read them, or the server stops. */
export function eventSender(beatMs = BEAT_MS): SendEvents {
  const open = new Set<() => void>();
  return {
    send: (reply, stream, { mayStill }) => {
      const body = new PassThrough({ highWaterMark: UNREAD_MAX_BYTES });
      const end = () => void body.end();
      const write = (text: string) => {
        if (body.writableEnded) return;
        if (body.writableLength + body.readableLength > UNREAD_MAX_BYTES) body.destroy();
        else body.write(text);
      };
      write(`retry: ${RETRY_MS}\n\n`);
      const close = stream.open(
        {
          send: (event, id) => write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`),
          end,
        },
        reply.request.headers['last-event-id']?.toString() ?? null,
      );
      const beat = setInterval(() => {
        mayStill().then((may) => (may ? write(':\n\n') : end()), end);
      }, beatMs);
      open.add(end);
      body.once('close', () => {
        clearInterval(beat);
        open.delete(end);
        close();
      });
      reply.raw.once('close', () => body.destroy());
      // `x-accel-buffering`: nginx passes each event on at once.
      return reply.header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(body);
    },
    stop: () => {
      for (const end of open) end();
    },
  };
}
