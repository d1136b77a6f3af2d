import './company.css';
import type { ReactNode } from 'react';
import { useAnswer } from '../api/query-for.ts';
import { useSettings } from '../api/settings.ts';
import { PageHead } from '../page-parts/page-head.tsx';
import { Picture } from '../page-parts/picture.tsx';
import { RichText } from '../page-parts/rich-text.tsx';
import { aboutQuery } from './about-plan.ts';
import { CompanyProfile } from './company-profile.tsx';

export { aboutPlan as plan } from './about-plan.ts';

const WIDTH = 960;
const HEIGHT = 300;

export function Page(): ReactNode {
  const settings = useSettings();
  const documents = useAnswer(aboutQuery);
  const of = (category: string) => documents.find((document) => document.category === category);
  const building = of('Building');
  const text = of('About')?.htmlContent ?? null;
  return (
    <div className="frame">
      <PageHead title={`About ${settings['company.name']}`}>
        <p className="text-lg text-ink">{settings['company.tagline']}</p>
      </PageHead>
      {building !== undefined && (
        <figure className="about-building">
          <Picture
            uri={building.uri}
            alt={building.name}
            width={WIDTH}
            height={HEIGHT}
            focus={building.focus}
            eager
            sizes="(width < 1500px) 100vw, 1436px"
          />
        </figure>
      )}
      <div className="about-text">
        {text === null ? <div /> : <RichText html={text} />}
        <CompanyProfile logo={of('Logo')} association={of(settings['association.documents'])} />
      </div>
    </div>
  );
}
