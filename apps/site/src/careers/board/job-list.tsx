import type { JobAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../../api/settings.ts';
import { AddressBlock } from '../../page-parts/address-block.tsx';
import { Link } from '../../ui/link.tsx';
import { longDay } from '../../ui/words/long-day.ts';
import { type BoardAddress, boardPath } from './board-address.ts';

/** The jobs found. A job's address carries the filters, so that the way back leads to this list. */
export function JobList({ jobs, address }: { jobs: readonly JobAnswer[]; address: BoardAddress }): ReactNode {
  const company = useSettings();
  const lines = company['company.address'];
  return (
    <ul className="job-list">
      {jobs.map(({ id, name, category, type, postDate, description }) => (
        <li key={id} className="job-entry">
          <time dateTime={postDate} className="job-date">
            {longDay(postDate)}
          </time>
          <div className="job-words">
            <h2>
              <Link to={boardPath({ ...address, job: String(id) })}>{name}</Link>
            </h2>
            <p className="job-kind">
              <span>{category}</span> <span>{type}</span>
            </p>
            <p className="whitespace-pre-line">{description}</p>
          </div>
          {lines.length > 0 && (
            <div className="job-place">
              <AddressBlock lines={lines} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
