import type { Snapshot } from '@millrace/catalogue';
import type { ProduceMedia } from '../media/media-library.ts';

type DemoMedia = typeof import('@millrace/demo-content/media');

/** Draws the demo content's pictures and documents when they are first asked for; its code is loaded with the first. */
export function demoProducer(current: () => Snapshot | null): ProduceMedia & Required<Pick<ProduceMedia, 'makes'>> {
  let code: Promise<DemoMedia> | null = null;
  const makers = new WeakMap<Snapshot, ReturnType<DemoMedia['demoMedia']>>();
  const known = async () => {
    const snapshot = current();
    if (snapshot === null) return null;
    code ??= import('@millrace/demo-content/media');
    const { demoMedia } = await code;
    const maker = makers.get(snapshot) ?? demoMedia(snapshot.content);
    makers.set(snapshot, maker);
    return maker;
  };
  return Object.assign(async (path: string) => (await known())?.produce(path) ?? null, {
    makes: async (path: string) => (await known())?.produces(path) ?? false,
  });
}

/** For content that is not the demo: nothing is made up. */
export const producesNothing: ProduceMedia = async () => null;
