import type { Configurator } from '@millrace/configurator';
import type { Correction, Difference, Proposal } from '@millrace/studio';
import type { GuideQuestion, GuideReply, ReadFiles } from './guide-worker.ts';

/** Reads guides in a worker, so that nothing stands still meanwhile. Files never leave the browser. */
export interface GuideReader {
  read(files: readonly File[]): Promise<ReadFiles>;
  recognise(corrections: readonly Correction[]): Promise<Proposal>;
  difference(from: Configurator, to: Configurator): Promise<Difference>;
  end(): void;
}

export function openGuideReader(): GuideReader {
  const worker = new Worker(new URL('./guide-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { take(reply: GuideReply): void; fail(error: Error): void }>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ nth: number; reply: GuideReply }>) => {
    waiting.get(data.nth)?.take(data.reply);
    waiting.delete(data.nth);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(message));
    waiting.clear();
  });
  const ask = <Reply extends GuideReply>(question: GuideQuestion, moved: Transferable[] = []): Promise<Reply> =>
    new Promise((take, fail) => {
      const nth = ++asked;
      // The reply to a question is of its kind.
      waiting.set(nth, { take: (reply) => take(reply as Reply), fail });
      worker.postMessage({ nth, question }, moved);
    });
  return {
    read: async (files) => {
      const read = await Promise.all(files.map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() })));
      return ask(
        { asks: 'read', files: read },
        read.map(({ bytes }) => bytes),
      );
    },
    recognise: (corrections) => ask({ asks: 'recognise', corrections }),
    difference: (from, to) => ask({ asks: 'difference', from, to }),
    end: () => worker.terminate(),
  };
}
