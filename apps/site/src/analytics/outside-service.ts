import type { Measurement } from '@millrace/contract';
import { PAGE_VIEW, type Provider } from './provider.ts';

/** The parts of the browser that it needs; a test passes others. */
export interface OutsideWorld {
  window: object;
  document: Pick<Document, 'cookie' | 'createElement' | 'head'>;
  location: Pick<Location, 'origin' | 'hostname'>;
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';
/** Its cookies; they go with the consent. */
const COOKIE = /^_ga/;

/** The usual outside service, by a measurement id. Its script is asked for when measuring starts, never before. */
export function outsideService(id: string, world: OutsideWorld = globalThis): Provider {
  const { location } = world;
  let isLoaded = false;
  const silence = (isSilent: boolean): void => void Object.assign(world.window, { [`ga-disable-${id}`]: isSilent });
  return {
    start: (measuring) => {
      silence(false);
      if (!isLoaded) {
        load(id, world);
        tell(world, 'js', new Date());
      }
      isLoaded = true;
      const isFull = measuring === 'full';
      tell(world, 'config', id, {
        send_page_view: false,
        anonymize_ip: !isFull,
        allow_google_signals: isFull,
        allow_ad_personalization_signals: isFull,
      });
    },
    stop: () => {
      silence(true);
      removeCookies(world);
    },
    take: (measured) => {
      // Given each time: otherwise the service takes the whole address, with what was typed in it.
      tell(world, 'set', {
        page_location: location.origin + measured.path,
        page_path: measured.path,
        page_referrer: '',
      });
      tell(world, 'event', nameOf(measured), detailOf(measured));
    },
    flush: () => undefined,
  };
}

/** It counts actions by their own name. */
const nameOf = ({ name, action }: Measurement): string => (name === 'action' ? (action ?? name) : name);

function detailOf({ name, category, label, value }: Measurement): object {
  return name === PAGE_VIEW ? {} : { event_category: category, event_label: label, value };
}

/** Its queue takes the arguments themselves; an array would be passed over. */
function tell({ window }: OutsideWorld, ...words: unknown[]): void {
  const holder: { dataLayer?: unknown[] } = window;
  holder.dataLayer ??= [];
  holder.dataLayer.push(argumentsOf(...words));
}

function argumentsOf(..._words: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the service tells arguments from an array
  return arguments;
}

function load(id: string, { document }: OutsideWorld): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** It sets them for the widest domain it can. */
function removeCookies({ document, location }: OutsideWorld): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const one of document.cookie.split('; ')) {
    const [name = ''] = one.split('=', 1);
    if (!COOKIE.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
