import type { PartNumber } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { partAnchor } from '../../addresses.ts';
import { CompareBox } from '../../comparing/compare-box.tsx';
import type { Builder } from '../../configurator/building/builder.ts';
import { useStateAfterPaint } from '../../configurator/building/use-builder.ts';
import { useNumber } from '../../configurator/building/use-shown.ts';
import { answeredOf } from '../../number-answer/answered-of.ts';
import { NumberCard } from '../../number-answer/number-card.tsx';
import { numberQuery } from '../../number-answer/number-query.ts';
import { Link } from '../../ui/link.tsx';
import { telephone } from '../../ui/words/telephone.ts';
import { isListed } from '../family-plan.ts';
import type { SeenFamily } from '../own-family.ts';
import { WiringLink } from '../wiring/wiring-link.tsx';
import { FollowingSummary } from './following.tsx';
import { NumberSummary } from './number-summary.tsx';

interface AnswerSummaryProps {
  family: SeenFamily;
  builder: Builder | null;
  /** Whether the address asks for a number or choices. */
  isAsked: boolean;
  /** The part number whose row the address leads to. */
  part: PartNumber | null;
  phone: string;
}

/** The summary: of a whole number however it came about, of the number or part that the address asks for, else of the family. */
export function AnswerSummary({ family, builder, isAsked, part, phone }: AnswerSummaryProps) {
  // The click that makes a number whole is painted below first.
  const number = useNumber(builder);
  const notice = useStateAfterPaint(builder)?.notice ?? null;
  const isAnswered = number?.complete === true || (isAsked && (number !== null || notice !== null));
  if (builder !== null && isAnswered) return <NumberSummary family={family} builder={builder} phone={phone} />;
  const plain = <FollowingSummary family={family} builder={builder} phone={phone} />;
  return isListed(family, part) ? <PartSummary family={family} part={part} phone={phone} plain={plain} /> : plain;
}

interface PartSummaryProps extends Pick<AnswerSummaryProps, 'family' | 'phone'> {
  part: PartNumber;
  plain: ReactNode;
}

/** The part that the address leads to; its row stands in the table. */
function PartSummary({ family, part, phone, plain }: PartSummaryProps) {
  const { data } = useQuery({ ...numberQuery(part), throwOnError: false });
  const [read] = data?.readings ?? [];
  if (read === undefined) return plain;
  return (
    <section className="sum" aria-label="Summary">
      <NumberCard
        answered={answeredOf(read, phone)}
        wiring={<WiringLink family={family} builder={null} />}
        compare={<CompareBox kind="part" value={part} name={read.modelNumber ?? part} />}
        main={
          read.isObsolete && read.price === null ? (
            <a className="button button-primary" href={telephone(phone)}>
              Call {phone}
            </a>
          ) : (
            <Link className="button button-primary" to={`#${encodeURIComponent(partAnchor(part))}`}>
              Show it in the list
            </Link>
          )
        }
      />
    </section>
  );
}
