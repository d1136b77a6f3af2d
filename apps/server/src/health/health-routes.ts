import type { FastifyInstance, FastifyReply } from 'fastify';

export interface HealthOptions {
  isReady(): boolean;
  /** Lines that say what needs a person. */
  notes(): readonly string[];
  takesWrites(): Promise<boolean>;
}

/** Whoever asks in between gets the same answer: the question goes to the database. */
const ASK_AGAIN_MS = 1000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve readers; 503 before the first snapshot and from the order to stop; its body says
 * whether it takes writes, and what needs a person. `/readyz/writes`: 503 also while it takes no writes.
 */
export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  const takesWrites = askedSeldom(options.takesWrites);
  const isReady = (): boolean => !stopping && options.isReady();
  const state = async (reply: FastifyReply, needsWrites: boolean): Promise<FastifyReply> => {
    const ready = isReady();
    const writes = ready && (await takesWrites());
    const lines = [ready ? 'ready' : 'not ready', `writes: ${writes}`, ...options.notes(), ''];
    return reply
      .code(ready && (writes || !needsWrites) ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(lines.join('\n'));
  };
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok\n'),
  );
  app.get('/readyz', { schema: { hide: true } }, (_request, reply) => state(reply, false));
  app.get('/readyz/writes', { schema: { hide: true } }, (_request, reply) => state(reply, true));
}

function askedSeldom(ask: () => Promise<boolean>, clock = Date.now): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  let until = 0;
  return () => {
    if (asked === null || clock() >= until) {
      asked = ask().catch(() => false);
      until = clock() + ASK_AGAIN_MS;
    }
    return asked;
  };
}
