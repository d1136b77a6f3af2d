import './fact-plate.css';
import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
  /** Words rather than a figure. */
  isSentence?: true;
}

/** Facts stamped on a plate, as on the door of a panel. A row of cells, or a stack of lines beside running text. */
export function FactPlate({ facts, layout = 'row' }: { facts: readonly Fact[]; layout?: 'row' | 'stack' }): ReactNode {
  return (
    <dl className="fact-plate" data-layout={layout}>
      {facts.map(({ name, value, isSentence }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-sentence={isSentence}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
