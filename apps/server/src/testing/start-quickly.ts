import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import '@millrace/run/resolve-quickly';

const KEPT = resolve(import.meta.dirname, '../../../../node_modules/.cache/millrace/compiled');

/**
 * For programs that tests start again and again: what one has compiled, the next reads, and so does each thread of it. Called before their
 * modules are imported. A program that may be killed calls `flushCompileCache` itself, since what it compiled is kept otherwise when it
 * ends by itself.
 */
export function startQuickly(): void {
  enableCompileCache(KEPT);
  // A thread reads it from its environment alone.
  process.env.NODE_COMPILE_CACHE = KEPT;
}
