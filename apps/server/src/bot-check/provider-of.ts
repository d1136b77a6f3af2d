import type { PrivateSettings } from '@millrace/contract/private-settings';
import type { Config } from '../config/read-config.ts';
import { altcha } from './altcha.ts';
import { type BotCheckProvider, noProvider } from './provider.ts';
import { type RecaptchaLog, recaptcha } from './recaptcha.ts';

interface ProviderOptions {
  config: Pick<Config, 'botCheck' | 'publicUrl'>;
  /** The site's own. */
  secret: string;
  /** Those in force. */
  settings(): PrivateSettings;
  log: RecaptchaLog;
}

/** The provider that the environment names. */
export function providerOf({ config, secret, settings, log }: ProviderOptions): BotCheckProvider {
  const { botCheck, publicUrl } = config;
  switch (botCheck.provider) {
    case 'off':
      return noProvider;
    case 'altcha':
      return altcha({ secret, rounds: () => settings()['botCheck.workRounds'] });
    case 'recaptcha-v3':
      return recaptcha({ ...botCheck, publicUrl, log });
  }
}
