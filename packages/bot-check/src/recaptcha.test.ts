import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The properties set on a script element. */
interface SaidScript {
  src: string;
  onload: () => void;
  onerror: () => void;
  isRemoved: boolean;
}

let scripts: SaidScript[];
const execute = vi.fn(async (siteKey: string, { action }: { action: string }) => `${siteKey} ${action}`);
const ready = vi.fn((then: () => void) => then());
/** The module keeps the script it has loaded; each test begins without. */
const load = async () => (await import('./recaptcha.ts')).recaptchaToken;

beforeEach(() => {
  vi.resetModules();
  scripts = [];
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    createElement: () => {
      const script = { src: '', onload: () => undefined, onerror: () => undefined, isRemoved: false };
      return Object.assign(script, { remove: () => Object.assign(script, { isRemoved: true }) });
    },
    head: { append: (script: SaidScript) => scripts.push(script) },
  });
  vi.stubGlobal('grecaptcha', { ready, execute });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the script of the service', () => {
  test('is asked for with the site key and the language of the page, once', async () => {
    const token = await load();
    const [one, other] = [token('a key', 'login'), token('a key', 'apply')];
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.google.com/recaptcha/api.js?render=a+key&hl=en']);
    scripts[0]?.onload();
    await Promise.all([one, other]);
    await token('a key', 'login');
    expect(scripts).toHaveLength(1);
  });
  test('that is blocked is an error, and asked for again the next time', async () => {
    const token = await load();
    const blocked = token('key', 'login');
    scripts[0]?.onerror();
    await expect(blocked).rejects.toThrow(/did not load/);
    expect(scripts[0]?.isRemoved).toBe(true);
    const again = token('key', 'login');
    expect(scripts).toHaveLength(2);
    scripts[1]?.onload();
    await again;
  });
  test('that is another is an error', async () => {
    vi.stubGlobal('grecaptcha', undefined);
    const other = (await load())('key', 'login');
    scripts[0]?.onload();
    await expect(other).rejects.toThrow();
  });
  test('that never comes is an error in the end', async () => {
    vi.useFakeTimers();
    const token = await load();
    const never = expect(token('key', 'login')).rejects.toThrow(/too long/);
    await vi.advanceTimersByTimeAsync(60_000);
    await never;
  });
  test.each([
    ['has a quarter of a minute to come', 14_999, 'came'],
    ['is given up then', 15_000, 'too late'],
  ])('%s', async (_, after, ends) => {
    vi.useFakeTimers();
    const loading = (await load())('key', 'login').then(
      () => 'came',
      () => 'too late',
    );
    await vi.advanceTimersByTimeAsync(after);
    scripts[0]?.onload();
    expect(await loading).toBe(ends);
  });
  test('waits for nothing more once it is there, and loads beside the page', async () => {
    vi.useFakeTimers();
    const token = (await load())('key', 'login');
    expect(scripts[0]).toMatchObject({ async: true });
    expect(vi.getTimerCount()).toBe(1);
    scripts[0]?.onload();
    await token;
    expect(vi.getTimerCount()).toBe(0);
  });
});
test('a token is made for the action, when it is sent', async () => {
  const prepared = (await load())('key', 'reset_password');
  scripts[0]?.onload();
  const { token } = await prepared;
  expect(execute).not.toHaveBeenCalled();
  expect(await token()).toBe('key reset_password');
});
