import type { JobAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { DetailPlate } from '../../page-parts/detail-plate.tsx';
import { Part } from '../../page-parts/part.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { longDay } from '../../ui/words/long-day.ts';
import { type BoardAddress, boardPath } from '../board/board-address.ts';
import { AboutCompany } from './about-company.tsx';
import { Apply } from './apply.tsx';

/** One job, whole. */
export function JobView({ job, address }: { job: JobAnswer; address: BoardAddress }): ReactNode {
  const { id, name, category, type, postDate, description, tasks, details, skills, questions } = job;
  return (
    <>
      <Breadcrumbs crumbs={[{ name: 'Careers', to: boardPath({ ...address, job: '' }) }, { name }]} />
      <header className="job-head">
        <h1>{name}</h1>
        <a href="#how-to-apply" className="button lap:hidden print:hidden">
          How to apply
        </a>
      </header>
      <DetailPlate
        details={[
          { name: 'Category', value: category, isSentence: true },
          { name: 'Reference number', value: id },
          { name: 'Posted', value: <time dateTime={postDate}>{longDay(postDate)}</time>, isSentence: true },
          { name: 'Employment type', value: type, isSentence: true },
        ]}
      />
      <div className="job-view">
        <div>
          <Part id="description" title="Description">
            <p className="max-w-prose whitespace-pre-line">{description}</p>
          </Part>
          <Points id="what-you-will-do" title="What you will do" points={tasks} />
          <Points id="the-job" title="The job" points={details} />
          <Points id="the-skills-you-need" title="The skills you need" points={skills} />
          {questions.length > 0 && (
            <Part id="questions" title="Answering your questions">
              <dl className="job-questions">
                {questions.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
          <AboutCompany />
        </div>
        <Apply job={job} />
      </div>
    </>
  );
}

/** A section that is a list; left out when it is empty. */
function Points({ id, title, points }: { id: string; title: string; points: readonly string[] }): ReactNode {
  if (points.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className="job-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Part>
  );
}
