import type { ReactNode } from 'react';
import { useAnswer } from '../../api/query-for.ts';
import { useSettings } from '../../api/settings.ts';
import { Part } from '../../page-parts/part.tsx';
import { RichText } from '../../page-parts/rich-text.tsx';
import { Link } from '../../ui/link.tsx';
import { aboutQuery } from '../careers-plan.ts';

/** The employer of the job, with the beginning of the About page. */
export function AboutCompany(): ReactNode {
  const settings = useSettings();
  const text = useAnswer(aboutQuery).find(({ htmlContent }) => htmlContent !== null)?.htmlContent ?? '';
  return (
    <Part id="about-the-company" title="About the company">
      {text === '' ? <p>{settings['company.tagline']}</p> : <RichText html={beginning(text)} />}
      <p className="mt-3">
        <Link to="/about">More about {settings['company.name']}</Link>
      </p>
    </Part>
  );
}

/** The text before the first heading; all of it when there is none. */
const beginning = (html: string): string => html.split(/<h[1-6]\b/, 1)[0]?.trim() || html;
