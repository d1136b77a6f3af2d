import './detail-plate.css';
import type { ReactNode } from 'react';

export interface Detail {
  name: string;
  value: ReactNode;
  /** Words rather than a figure. */
  isSentence?: true;
}

/** Details stamped on a plate, as on the door of a panel. A row of cells, or a stack of lines beside running text. */
export function DetailPlate({
  details,
  layout = 'row',
}: {
  details: readonly Detail[];
  layout?: 'row' | 'stack';
}): ReactNode {
  return (
    <dl className="detail-plate" data-layout={layout}>
      {details.map(({ name, value, isSentence }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-sentence={isSentence}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
