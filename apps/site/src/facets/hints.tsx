import { type FilterAnswer, printMeasure } from '@millrace/contract';
import { Fragment, type ReactNode } from 'react';
import { useUnits } from '../measures/use-units.ts';
import { Link } from '../ui/link.tsx';
import { printing } from '../ui/words/printing.ts';
import { filteredPath } from './filter-address.ts';

interface HintsProps {
  base: string;
  answer: FilterAnswer;
}

/** Without 4 to 25 A there are 61 models; without 480 V there are 12. */
export function Hints({ base, answer }: HintsProps): ReactNode {
  const units = useUnits();
  return answer.hints.map(({ words, name, measure, without, models }, at) => (
    <Fragment key={name}>
      {at === 0 ? 'Without ' : '; without '}
      {measure === undefined ? words : printMeasure(measure, units, printing().locale)} there{' '}
      {models === 1 ? 'is' : 'are'}{' '}
      <Link to={filteredPath(base, { ...answer, filters: without })}>
        {models} {models === 1 ? 'model' : 'models'}
      </Link>
      {at === answer.hints.length - 1 ? '.' : ''}
    </Fragment>
  ));
}
