import type { CarouselAnswer } from '@millrace/contract';
import type { ReactNode } from 'react';
import { reportAction } from '../analytics/report.ts';
import { useAnswer } from '../api/query-for.ts';
import { Nameplate } from '../nameplate/nameplate.tsx';
import { Picture } from '../page-parts/picture.tsx';
import { LinkButton } from '../ui/button.tsx';
import { bannerCells } from './banner-cells.ts';
import { bannerNumberQuery } from './home-plan.ts';

const WIDTH = 1440;
const HEIGHT = 480;

/** One banner: words and a plate on the left, the scene on the right. All of it leads where its button leads. */
export function Banner({ carousel, isFirst }: { carousel: CarouselAnswer; isFirst: boolean }): ReactNode {
  const { title, caption, action, link, content, modelNumber } = carousel;
  return (
    <div className="banner">
      <div className="banner-words frame">
        <h2>{title}</h2>
        {caption !== '' && <p>{caption}</p>}
        {modelNumber !== null && <BannerPlate modelNumber={modelNumber} />}
        <LinkButton
          to={link}
          look="primary"
          className="banner-action"
          onClick={() => reportAction({ category: 'banner', action: 'click', label: title })}
        >
          {action === '' ? title : action}
        </LinkButton>
      </div>
      <div className="banner-scene">
        <Picture
          uri={content.uri}
          alt={content.alt ?? ''}
          width={WIDTH}
          height={HEIGHT}
          eager={isFirst}
          priority={isFirst ? 'high' : 'low'}
          sizes="100vw"
        />
      </div>
    </div>
  );
}

function BannerPlate({ modelNumber }: { modelNumber: string }): ReactNode {
  const { decoded } = useAnswer(bannerNumberQuery(modelNumber));
  return <Nameplate cells={bannerCells(modelNumber, decoded)} label={modelNumber} />;
}
