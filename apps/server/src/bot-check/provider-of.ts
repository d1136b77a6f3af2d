import type { Config } from '../config/read-config.ts';
import { altcha } from './altcha.ts';
import { type BotCheckProvider, noProvider } from './provider.ts';
import { type RecaptchaLog, recaptcha } from './recaptcha.ts';

/** The provider that the environment names; `secret` is the site's own. */
export function providerOf(
  { botCheck, publicUrl }: Pick<Config, 'botCheck' | 'publicUrl'>,
  secret: string,
  log: RecaptchaLog,
): BotCheckProvider {
  switch (botCheck.provider) {
    case 'off':
      return noProvider;
    case 'altcha':
      return altcha({ secret });
    case 'recaptcha-v3':
      return recaptcha({ ...botCheck, publicUrl, log });
  }
}
