import { hasRightsOf } from '@millrace/contract';
import { withArticle, wordsOf } from '@millrace/contract/fields';
import { previewPath, type StaffSession } from '@millrace/contract/office';
import { useDraft } from '../draft/draft-context.tsx';
import { showNewDraft } from '../draft/menu/show-new-draft.ts';
import type { FindAction } from '../find/find-sheet.tsx';
import { goTo } from '../navigation/here.tsx';
import { useSignOut } from '../session/session.ts';
import { useFaultWalk } from './frame-keys.tsx';
import type { OfficePage } from './office-page.ts';

/** The search over everything offers these besides rows: the pages that one may open, and what one may do on every page. */
export function useActions({ roles }: StaffSession, pages: readonly OfficePage[], showKeys: () => void): FindAction[] {
  const { draft, undo, redo } = useDraft();
  const toFault = useFaultWalk();
  const signOut = useSignOut();
  const act = (name: string, run: () => void): FindAction => ({ name, is: 'do', run });
  const ofWriters = hasRightsOf(roles, 'writer')
    ? [
        act('Begin a draft', showNewDraft),
        act('Next fault', () => toFault(1)),
        act('Take the last change back', () => void undo()),
        act('Do it again', () => void redo()),
        ...(draft === undefined
          ? []
          : [
              act('Publish the draft', () => goTo(`/office/publish?draft=${draft.id}`)),
              act('Preview the draft', () => void open(previewPath(draft.id), '_blank', 'noopener')),
            ]),
        ...pages.flatMap(({ kind }) =>
          kind === undefined
            ? []
            : [act(`Add ${withArticle(wordsOf(kind).one)}`, () => goTo(`/office/rows/${kind.toLowerCase()}/new`))],
        ),
      ]
    : [];
  return [
    ...pages.flatMap(({ name, path, under }) => (under === null ? [] : [{ name, is: 'page', run: () => goTo(path) }])),
    ...ofWriters,
    act('Open the site', () => void open('/home', '_blank', 'noopener')),
    act('All keys', showKeys),
    act('Sign out', () => signOut.mutate()),
  ];
}
