import type { BotCheckAction } from '@millrace/contract';
import type { PreparedToken } from './token-source.ts';

/** The functions of the service's script that we call. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, given: { action: string }): PromiseLike<string>;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const TIMEOUT_MS = 15_000;

let loading: Promise<Recaptcha> | null = null;

/** Loads the service's script once, in the page's language; its tokens live two minutes, so each is made when it is sent. */
export async function recaptchaToken(siteKey: string, action: BotCheckAction): Promise<PreparedToken> {
  loading ??= within(load(siteKey)).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const service = await loading;
  return {
    token: async () => within(service.execute(siteKey, { action })),
    until: Number.POSITIVE_INFINITY,
  };
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const query = new URLSearchParams({ render: siteKey, hl: document.documentElement.lang });
    script.src = `${SCRIPT}?${query}`;
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the bot check did not load.'));
    };
    script.onload = () => {
      const service = loaded();
      if (service === null) reject(new Error('The script of the bot check is not what it should be.'));
      else service.ready(() => resolve(service));
    };
    document.head.append(script);
  });
}

function loaded(): Recaptcha | null {
  const holder: object & { grecaptcha?: Recaptcha } = globalThis;
  return holder.grecaptcha ?? null;
}

async function within<Value>(work: PromiseLike<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bot check took too long.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
