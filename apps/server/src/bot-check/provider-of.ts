import type { Config } from '../config/read-config.ts';
import { altcha } from './altcha.ts';
import { type BotCheckProvider, noProvider } from './provider.ts';

/** The provider that the environment names. */
export function providerOf({ botCheck }: Pick<Config, 'botCheck'>, secret: string): BotCheckProvider {
  switch (botCheck.provider) {
    case 'off':
      return noProvider;
    case 'altcha':
    case 'recaptcha-v3':
      return altcha({ secret });
  }
}
