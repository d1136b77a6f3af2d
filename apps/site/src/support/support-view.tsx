import '../page-parts/questions/questions.css';
import './support.css';
import { type ReactNode, useId, useState } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { AskBlock } from '../beside/ask-block.tsx';
import { AsideBlock, TwoColumns } from '../beside/two-columns.tsx';
import { type Way, Ways } from '../beside/ways.tsx';
import { useUnsavedInput } from '../keep-alive/use-unsaved-input.ts';
import { PageHead } from '../page-parts/page-head.tsx';
import { PageTabList } from '../page-parts/page-tab-list.tsx';
import { RichText } from '../page-parts/rich-text.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { FaqTab } from './faq-tab.tsx';
import { FilterResults } from './filter-results.tsx';
import { SUPPORT, type SupportTab, supportNoteQuery, supportTabs } from './support-plan.ts';
import { VideosTab } from './videos-tab.tsx';

const contentOf: Record<SupportTab['id'], () => ReactNode> = {
  documents: DocumentsTab,
  videos: VideosTab,
  'frequently-asked-questions': FaqTab,
};

/** Support with one of its tabs, or with what the filter finds in all of them. */
export function SupportView({ shown }: { shown: SupportTab }): ReactNode {
  const [filter, setFilter] = useState('');
  const id = useId();
  const note = useAnswer(supportNoteQuery).find(({ htmlContent }) => htmlContent !== null)?.htmlContent ?? null;
  const Content = contentOf[shown.id];
  useUnsavedInput(filter !== '');
  const isFiltered = /[\p{L}\p{N}]/u.test(filter);
  return (
    <div className="frame">
      <div className="sup-head">
        <PageHead title={shown.title}>{note !== null && <RichText html={note} />}</PageHead>
        <search className="sup-filter">
          <label htmlFor={id}>Filter documents and questions</label>
          <input
            id={id}
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            placeholder="Number or word"
            className="field"
            autoComplete="off"
          />
        </search>
      </div>
      <PageTabList label="Support" base={SUPPORT} tabs={supportTabs} shown={shown} />
      {isFiltered && <FilterResults text={filter} />}
      {/* Kept behind what is found, so that what was open is open again when the filter is cleared. */}
      <div hidden={isFiltered}>
        {shown.id === 'documents' ? (
          <Content />
        ) : (
          <TwoColumns aside={<SupportAside shown={shown} />}>
            <Content />
          </TwoColumns>
        )}
      </div>
    </div>
  );
}

/** The other places of an answer, each after the question it answers; the tab that is shown is left out. */
const places: readonly (Way & { id?: SupportTab['id'] })[] = [
  { id: 'documents', question: 'Ratings, wiring, prices?', name: 'Documents', to: `${SUPPORT}/documents` },
  { id: 'videos', question: 'Rather see it done?', name: 'Videos', to: `${SUPPORT}/videos` },
  {
    id: 'frequently-asked-questions',
    question: 'Asked before?',
    name: 'Questions',
    to: `${SUPPORT}/frequently-asked-questions`,
  },
  { question: 'Have a number?', name: 'Have it read', to: '/search/' },
  { question: 'Something to send back?', name: 'Returns', to: '/orders/warranty-and-returns' },
];

function SupportAside({ shown }: { shown: SupportTab }): ReactNode {
  return (
    <>
      <AskBlock title="Support line" desk="support" />
      <AsideBlock title="Also answered in">
        <Ways ways={places.filter(({ id }) => id !== shown.id)} />
      </AsideBlock>
    </>
  );
}
