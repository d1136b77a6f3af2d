import type { FastifyInstance } from 'fastify';
import { refuseUnsoundJson } from './parse-json.ts';

/** Bodies of JSON are read as by the framework, and refused when they are nested too deep or an object names a field twice. */
export function readJsonStrictly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    parse(request, text, (error, parsed) => {
      if (error !== null) return done(error);
      try {
        refuseUnsoundJson(text, 'The body');
      } catch (refusal) {
        return done(refusal instanceof Error ? refusal : new Error('A body could not be checked.'));
      }
      done(null, parsed);
    });
  });
}
