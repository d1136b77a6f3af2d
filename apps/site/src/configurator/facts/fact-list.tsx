import { type Evaluation, factWords } from '@millrace/configurator';
import { memo } from 'react';
import { inOwnUnit } from '../../measures/own-unit.ts';
import { useUnits } from '../../measures/use-units.ts';
import './fact-list.css';
import { useBuilder, useStateAfterPaint } from '../building/use-builder.ts';

/** Facts that follow from the choices, such as weight and rated current, and the answers that are given with the order. */
export function FactList() {
  const { facts, toOrder } = useStateAfterPaint(useBuilder()).evaluation;
  return <Facts facts={facts} toOrder={toOrder} />;
}

const Facts = memo(function Facts({ facts, toOrder }: Pick<Evaluation, 'facts' | 'toOrder'>) {
  const units = useUnits();
  if (facts.length === 0 && toOrder.length === 0) return null;
  return (
    <section className="cfg-facts" aria-label="Data of this number">
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd className="figures">
              {(typeof fact.value === 'number' && inOwnUnit(fact.value, fact.unit, units)) || factWords(fact)}
            </dd>
          </div>
        ))}
        {toOrder.length === 0 ? null : (
          <div className="cfg-facts-open">
            <dt>To give with the order</dt>
            <dd>{toOrder.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
});
