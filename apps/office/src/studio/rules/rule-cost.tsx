import {
  mendsInSteps,
  NO_COST,
  type RuleCost,
  type RuleMend,
  type RuleOwner,
  ruleCostInSteps,
  shutOutBy,
  statesTheSame,
  type TriedNumber,
  withStatementsAs,
} from '@millrace/studio';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Mark } from '../../ui/mark.tsx';
import { useStudio } from '../ground/studio-context.tsx';
import { NumberTag } from '../try/number-tag.tsx';
import { useSliced } from './use-sliced.ts';
import { useTriedNumbers } from './use-tried-numbers.ts';

const NO_MENDS: readonly RuleMend[] = [];

/** The cost of an owner's rules as they are typed: the numbers that no longer fit, with mends named by what they do. */
export function RuleCostLine({ owner: { group, option } }: { owner: RuleOwner }): ReactNode {
  const { sound, published, change } = useStudio();
  const owner = useMemo(() => ({ group, option }), [group, option]);
  const numbers = useTriedNumbers();
  const before = useMemo(() => withStatementsAs(sound, owner, published), [sound, owner, published]);
  const isSame = useMemo(() => statesTheSame(sound, before, owner), [sound, before, owner]);
  const count = useCallback(
    () => (isSame ? null : ruleCostInSteps(sound, before, numbers)),
    [isSame, sound, before, numbers],
  );
  const { lost, admitted } = useSliced<RuleCost>(count, NO_COST);
  const seek = useCallback(
    () => (isSame || lost.length === 0 ? null : mendsInSteps({ now: sound, owner, before, lost }, published)),
    [isSame, sound, before, owner, lost, published],
  );
  const mends = useSliced<readonly RuleMend[]>(seek, NO_MENDS);
  const shut = useMemo(() => (lost.length === 0 ? [] : shutOutBy(sound, before, owner)), [lost, sound, before, owner]);
  if (isSame || lost.length + admitted.length === 0) return <div role="status" />;
  return (
    <div className="rule-cost" role="status">
      <Mark of="error" />
      <div>
        {lost.length === 0 ? null : (
          <>
            <p>
              <b>{lostWords(lost)}</b>
              {shut.map(
                ({ group: name, codes }) => ` ${name} ${listed(codes)} ${codes.length === 1 ? 'is' : 'are'} shut out.`,
              )}
            </p>
            <Witnesses numbers={lost} />
            <p className="rule-mends">
              {mends.map((mend, nth) => (
                <button
                  key={mend.does}
                  className={nth < mends.length - 1 ? 'button' : 'button is-bare'}
                  type="button"
                  onClick={() => change(mend.change)}
                >
                  {mend.does}
                </button>
              ))}
            </p>
          </>
        )}
        {admitted.length === 0 ? null : (
          <>
            <p>
              <b>
                {admitted.length === 1
                  ? '1 number that must be refused is'
                  : `${admitted.length} numbers that must be refused are`}{' '}
                read now.
              </b>
            </p>
            <Witnesses numbers={admitted} />
          </>
        )}
      </div>
    </div>
  );
}

/** `5 products of the catalogue and 1 known number no longer fit.` */
function lostWords(lost: readonly TriedNumber[]): string {
  const products = lost.filter(({ partNumber }) => partNumber !== null).length;
  const known = lost.length - products;
  const said = [
    ...(products === 0 ? [] : [`${products} ${products === 1 ? 'product' : 'products'} of the catalogue`]),
    ...(known === 0 ? [] : [`${known} known ${known === 1 ? 'number' : 'numbers'}`]),
  ];
  return `${said.join(' and ')} no longer ${lost.length === 1 ? 'fits' : 'fit'}.`;
}

const listed = (codes: readonly string[]): string =>
  codes.length < 2 ? (codes[0] ?? '') : `${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`;

const SHOWN_MOST = 40;

/** The first number as a plate that loads into try-it, and the others when they are asked for. */
function Witnesses({ numbers }: { numbers: readonly TriedNumber[] }): ReactNode {
  const [isAll, setAll] = useState(false);
  const shown = numbers.slice(0, isAll ? SHOWN_MOST : 1);
  return (
    <ul className="rule-witnesses">
      {shown.map(({ number, partNumber }, nth) => (
        <li key={number}>
          <NumberTag number={number} />
          {partNumber === null ? null : <span className="soft figures">{partNumber}</span>}
          {nth === 0 && numbers.length > 1 ? (
            <button className="link" type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? 'fewer' : `${numbers.length - 1} more`}
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
