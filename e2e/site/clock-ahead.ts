import { readFileSync } from 'node:fs';

/**
 * Loaded into the process of a test site before the product: its clock is ahead by the milliseconds that a file says, so that a test need
 * not wait for a quarter of an hour. Without the file it goes as always.
 */
const LOOK_EVERY_MS = 100;
const file = process.env.E2E_CLOCK_FILE;
let aheadMs = 0;

if (file !== undefined) {
  const RealDate = Date;
  const look = (): void => {
    try {
      aheadMs = Number(readFileSync(file, 'utf8'));
    } catch {
      aheadMs = 0;
    }
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  const now = (): number => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, called) => Reflect.construct(target, given.length === 0 ? [now()] : given, called),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
