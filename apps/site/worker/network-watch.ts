import type { NetworkNews } from '../src/kept-on-device/messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of the last request; null: none since this worker was started. */
let answered: boolean | null = null;

async function heard(answers: boolean): Promise<void> {
  if (answers === answered) return;
  answered = answers;
  const news: NetworkNews = { kind: 'network', answers };
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(news);
}

/**
 * Tells the pages when the network stops answering, and when it answers again. A cancelled request counts for nothing.
 */
export const watchNetwork = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    await heard(true);
    return response;
  },
  fetchDidFail: async ({ error }: { error: Error }) => {
    if (error.name !== 'AbortError') await heard(false);
  },
};
