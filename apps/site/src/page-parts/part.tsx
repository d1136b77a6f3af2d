import './part.css';
import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  /** Anchor. */
  id: string;
  /** The subject of the part, under its title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a long page: its name on the left, what there is to say on the right; on a phone one below the other. */
export function Part({ title, id, note, children }: PartProps): ReactNode {
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part-name">
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className="part-body">{children}</div>
    </section>
  );
}
