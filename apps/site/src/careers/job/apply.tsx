import type { JobAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { useSettings } from '../../api/settings.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { telephone } from '../../ui/words/telephone.ts';

/** The ways to apply for a job: online, by phone or mail, on paper. */
export function Apply({ job: { id, name } }: { job: JobAnswer }): ReactNode {
  const settings = useSettings();
  const phone = settings['company.phone'];
  const mail = settings['company.email'];
  return (
    <aside className="job-apply" aria-labelledby="how-to-apply">
      <h2 id="how-to-apply">How to apply</h2>
      <LinkButton to={`/employment/${id}`} look="primary" className="mt-3 w-full print:hidden">
        Apply Now
      </LinkButton>
      <dl>
        {phone !== '' && (
          <div>
            <dt>By phone</dt>
            <dd>
              <a href={telephone(phone)} className="figures">
                {phone}
              </a>
              <span>{settings['company.hours']}</span>
            </dd>
          </div>
        )}
        {mail !== '' && (
          <div>
            <dt>By e-mail</dt>
            <dd>
              <a href={`mailto:${mail}?subject=${encodeURIComponent(`${name}, reference number ${id}`)}`}>{mail}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>On paper</dt>
          <dd>
            <Link to="/contact/employment">The form, and where to send it</Link>
          </dd>
        </div>
      </dl>
      <p>
        Name the reference number <span className="figures whitespace-nowrap">{id}</span>.
      </p>
    </aside>
  );
}
