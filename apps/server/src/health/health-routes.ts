import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process lives. `/readyz`: it can serve; 503 before the first snapshot and from the order to stop; its body says what needs a person. */
export async function healthRoutes(
  app: FastifyInstance,
  options: { isReady(): boolean; notes(): readonly string[] },
): Promise<void> {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok\n'),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !stopping && options.isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send([ready ? 'ready' : 'not ready', ...options.notes(), ''].join('\n'));
  });
}
