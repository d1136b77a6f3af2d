import { type Evaluation, factWords } from '@millrace/configurator';
import { memo, useDeferredValue } from 'react';
import './fact-list.css';
import { useBuilder, useBuilderState } from '../building/use-builder.ts';

/** Facts that follow from the choices, such as weight and rated current, and the answers that are given with the order. */
export function FactList() {
  const builder = useBuilder();
  const facts = useBuilderState(builder, ({ evaluation }) => evaluation.facts);
  const toOrder = useBuilderState(builder, ({ evaluation }) => evaluation.toOrder);
  return <Facts facts={useDeferredValue(facts)} toOrder={useDeferredValue(toOrder)} />;
}

const Facts = memo(function Facts({ facts, toOrder }: Pick<Evaluation, 'facts' | 'toOrder'>) {
  if (facts.length === 0 && toOrder.length === 0) return null;
  return (
    <section className="cfg-facts" aria-label="Data of this number">
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd className="figures">{factWords(fact)}</dd>
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
