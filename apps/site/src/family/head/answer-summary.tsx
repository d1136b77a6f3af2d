import type { Family, PartNumber } from '@millrace/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Builder } from '../../configurator/building/builder.ts';
import { useNumber } from '../../configurator/building/use-shown.ts';
import { answeredOf } from '../../number-answer/answered-of.ts';
import { NumberCard } from '../../number-answer/number-card.tsx';
import { numberQuery } from '../../number-answer/number-query.ts';
import { FollowingSummary } from './following.tsx';
import { NumberSummary } from './number-summary.tsx';

interface AnswerSummaryProps {
  family: Family;
  builder: Builder | null;
  /** Whether the address asks for a number or choices. */
  isAsked: boolean;
  /** The part number whose row the address leads to. */
  part: PartNumber | null;
  phone: string;
}

/** The summary: of the number or part that the address asks for, else of the family. */
export function AnswerSummary({ family, builder, isAsked, part, phone }: AnswerSummaryProps) {
  const isChosen = useNumber(builder) !== null || builder?.getState().notice != null;
  const plain = <FollowingSummary family={family} builder={builder} phone={phone} />;
  if (builder !== null)
    return isAsked && isChosen ? <NumberSummary family={family} builder={builder} phone={phone} /> : plain;
  const isListed = (family.products ?? []).some(({ partNumber }) => partNumber === part);
  return part !== null && isListed ? <PartSummary part={part} phone={phone} plain={plain} /> : plain;
}

/** The part that the address leads to; its row stands in the table. */
function PartSummary({ part, phone, plain }: { part: PartNumber; phone: string; plain: ReactNode }) {
  const { data } = useQuery({ ...numberQuery(part), throwOnError: false });
  const [read] = data?.readings ?? [];
  if (read === undefined) return plain;
  return (
    <section className="sum" aria-label="Summary">
      <NumberCard answered={answeredOf(read, phone)} main={null} />
    </section>
  );
}
