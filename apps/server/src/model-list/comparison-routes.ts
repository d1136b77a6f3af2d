import { anonymous, answers, type Snapshot } from '@millrace/catalogue';
import {
  COMPARISON_PATH,
  type ComparisonFormat,
  comparisonFormats,
  readPageQuery,
  type Settings,
} from '@millrace/contract';
import { writeGuardedCsv, writeXlsx } from '@millrace/exchange';
import type { FastifyInstance } from 'fastify';
import { REVALIDATE, sendBytes } from '../bytes/send-bytes.ts';
import { storeBytes } from '../bytes/stored-bytes.ts';
import { notFound } from '../problems/problem-error.ts';
import type { Work } from '../work/work.ts';
import { comparisonSheet } from './comparison-sheet.ts';

interface ComparisonDependencies {
  snapshot(): Snapshot;
  settingsOf(snapshot: Snapshot): Settings;
  work: Work;
  publicUrl: string;
}

const contentTypes: Record<ComparisonFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** The download of a comparison, at the address that the contract's `comparisonUrl` builds. */
export async function comparisonRoutes(
  app: FastifyInstance,
  { snapshot: current, settingsOf, work, publicUrl }: ComparisonDependencies,
): Promise<void> {
  for (const format of comparisonFormats)
    app.get(`${COMPARISON_PATH}.${format}`, { schema: { hide: true } }, async (request, reply) => {
      const [, query = ''] = request.url.split('?');
      const { items } = readPageQuery('compare', new URLSearchParams(query));
      const snapshot = current();
      const bytes = await work.run('answers', work.admit(request), async () => {
        const answered = answers.compare(snapshot, { params: {}, query: { items } }, anonymous);
        if (!answered.ok || answered.answer.columns.length === 0) return null;
        const sheet = comparisonSheet(answered.answer, settingsOf(snapshot), publicUrl);
        return format === 'csv'
          ? Buffer.from(writeGuardedCsv(sheet))
          : Buffer.from(await (await writeXlsx([sheet])).arrayBuffer());
      });
      if (bytes === null) throw notFound(request.url);
      reply.header('content-disposition', `attachment; filename="comparison.${format}"`);
      return sendBytes(request, reply, await storeBytes(contentTypes[format], bytes), REVALIDATE);
    });
}
