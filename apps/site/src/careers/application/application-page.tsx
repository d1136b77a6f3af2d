import './application.css';
import '../../forms/forms.css';
import type { JobAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useAnswer } from '../../api/query-for.ts';
import { useSettings } from '../../api/settings.ts';
import { AskBlock } from '../../beside/ask-block.tsx';
import { AsideBlock, TwoColumns } from '../../beside/two-columns.tsx';
import { Ways } from '../../beside/ways.tsx';
import { NeedsScript } from '../../forms/sending/needs-script.tsx';
import type { PageProps } from '../../page/plan.ts';
import { PageHead } from '../../page-parts/page-head.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { jobPath } from '../board/board-address.ts';
import { jobQuery } from '../careers-plan.ts';
import { ApplicationForm } from './application-form.tsx';
import { askedJob, typeWords } from './application-plan.ts';

export { applicationPlan as plan } from './application-plan.ts';

export function Page({ at }: PageProps<'application'>): ReactNode {
  const { id } = at.params;
  const asked = askedJob(id);
  return asked === null ? <Application job={null} missing={id ?? ''} /> : <ForJob id={asked} />;
}

function ForJob({ id }: { id: number }): ReactNode {
  const job = useAnswer(jobQuery(id));
  return <Application job={job} missing={job === null ? String(id) : ''} />;
}

interface ApplicationProps {
  /** Null: an application for none in particular. */
  job: JobAnswer | null;
  /** A position in the address that is not open; '' for none. */
  missing: string;
}

function Application({ job, missing }: ApplicationProps): ReactNode {
  const company = useSettings()['company.name'];
  const position = job?.name ?? company;
  return (
    <div className="frame">
      <TwoColumns aside={<Beside job={job} />}>
        <div className="apply-page">
          <PageHead title={`Application For ${position}`}>
            <p>{job === null ? <NoneInParticular /> : <About job={job} />}</p>
          </PageHead>
          {missing !== '' && (
            <div className="mt-4">
              <Notice tone="attention">
                No position with the reference number {missing} is open. You can apply without one here, or look at the{' '}
                <Link to="/careers">positions that are</Link>.
              </Notice>
            </div>
          )}
          <div className="mt-4">
            <NeedsScript />
            <p className="hidden noscript:mt-3 noscript:block">
              <Link to="/contact/employment">The form on paper, and where to send it</Link>
            </p>
          </div>
          <ApplicationForm job={job} position={position} />
        </div>
      </TwoColumns>
    </div>
  );
}

/** The job that is applied for, the other ways to apply, and whom to ask. */
function Beside({ job }: { job: JobAnswer | null }): ReactNode {
  return (
    <>
      <AsideBlock title="Before you begin">
        <Ways
          ways={[
            {
              question: 'What is the job?',
              name: job === null ? '' : job.name,
              to: job === null ? '' : jobPath(job.id),
            },
            { question: 'Which jobs are open?', name: 'Open positions', to: '/careers' },
            { question: 'Rather on paper?', name: 'Print the form', to: '/contact/employment' },
            { question: 'Who are we?', name: 'About us', to: '/about' },
          ]}
        />
      </AsideBlock>
      <AskBlock title="Ask us" />
    </>
  );
}

function About({ job: { id, category, type } }: { job: JobAnswer }): ReactNode {
  return (
    <>
      {category}, {typeWords(type)}, reference number <span className="figures">{id}</span>.{' '}
      <Link to={jobPath(id)}>What the job is</Link>
    </>
  );
}

const NoneInParticular = (): ReactNode => (
  <>
    For no position in particular. Look at the <Link to="/careers">open positions</Link> first: each has its own button
    to apply.
  </>
);
