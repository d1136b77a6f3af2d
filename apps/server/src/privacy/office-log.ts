import type { LogPage } from '@millrace/contract/office';
import { type AuditSearch, auditActions, type Queries, searchAudit } from '@millrace/database';
import { refused } from '../problems/problem-error.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The audit log for admins, page by page. */
export const officeLog = ({ queries }: { queries: Queries }) => ({
  officeLog: async ({ query }: { query: AuditSearch }): Promise<LogPage> => {
    const { limit, after } = query;
    if (after !== undefined && !ID.test(after)) throw refused('bad-query', 'after: no entry of the log is named so.');
    const found = await searchAudit(queries, { ...query, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return {
      entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      next: found.length > limit ? (entries.at(-1)?.id ?? null) : null,
      actions: await auditActions(queries),
    };
  },
});
