import {
  type DraftPages,
  type MadePreviewLink,
  type PageDifferences,
  PREVIEW_LINK_HOURS,
  PREVIEW_LINKS_MOST,
  type PreviewLink,
  type previewLinkBody,
} from '@millrace/contract/office';
import {
  addPreviewLink,
  dropPreviewLink,
  dropPreviewLinksEnded,
  listPreviewLinks,
  lockDraft,
  type PreviewLinkRecord,
  recordAudit,
} from '@millrace/database';
import type { z } from 'zod';
import { type DraftServices, findDraft, refuseEnded } from '../drafts/open-draft.ts';
import { refused } from '../problems/problem-error.ts';
import type { ComparedPages } from './compared-pages.ts';
import { hashOfKey, newPreviewKey } from './preview-links.ts';

interface Services extends DraftServices {
  publicUrl: string;
  pages: Pick<ComparedPages, 'of' | 'differencesOn'>;
}
interface Staff {
  userId: string | null;
  address: string;
}
type PreviewLinkFor = z.output<typeof previewLinkBody>;
interface OfDraft {
  params: { draft: string };
}

/** Links to previews, for staff. */
export function previewCommands(services: Services) {
  const { database, publicUrl, pages } = services;
  const { queries } = database;
  const linksOf = async (draft: string): Promise<PreviewLink[]> =>
    (await listPreviewLinks(queries, draft)).map(present);

  return {
    officePages: ({ params }: OfDraft): Promise<DraftPages> => pages.of(params.draft),

    officePageDifferences: ({ params, query }: OfDraft & { query: { path: string } }): Promise<PageDifferences> =>
      pages.differencesOn(params.draft, query.path),

    officePreviewLinks: async ({ params }: OfDraft): Promise<PreviewLink[]> => {
      await findDraft(services, params.draft);
      return linksOf(params.draft);
    },

    officeMakePreviewLink: async (
      { params, body }: OfDraft & { body: PreviewLinkFor },
      { userId, address }: Staff,
    ): Promise<MadePreviewLink> => {
      const draft = await findDraft(services, params.draft);
      refuseEnded(draft);
      const key = newPreviewKey();
      const made = await queries.transaction(async (tx) => {
        // Two who make a link at once are counted one after the other.
        await lockDraft(tx, draft.id);
        await dropPreviewLinksEnded(tx);
        if ((await listPreviewLinks(tx, draft.id)).length >= PREVIEW_LINKS_MOST) throw tooManyLinks();
        const { note, customerId } = body;
        const facts = customerId === null ? {} : { customer: customerId };
        await recordAudit(tx, { action: 'preview-link-made', actor: userId, subject: draft.id, address, facts });
        const link = { draftId: draft.id, keyHash: hashOfKey(key), note, customerId, madeBy: userId };
        return addPreviewLink(tx, { ...link, hours: PREVIEW_LINK_HOURS });
      });
      return { ...present(made), address: `${publicUrl}/office/preview/${key}/home` };
    },

    officeEndPreviewLink: async (
      { params: { draft, link } }: { params: { draft: string; link: string } },
      { userId, address }: Staff,
    ): Promise<PreviewLink[]> => {
      await queries.transaction(async (tx) => {
        if (!(await dropPreviewLink(tx, draft, link)))
          throw refused('not-found', 'There is no such link, or it has ended.');
        await recordAudit(tx, { action: 'preview-link-ended', actor: userId, subject: draft, address });
      });
      return linksOf(draft);
    },
  };
}

const tooManyLinks = () =>
  refused('too-many', `${PREVIEW_LINKS_MOST} links to this draft are good already. Take one back first.`);

const present = ({ id, note, customerId, madeBy, madeAt, endsAt }: PreviewLinkRecord): PreviewLink => ({
  id,
  note,
  customerId,
  madeBy,
  madeAt: madeAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
