import type { Family } from '@millrace/contract';
import './composed-picture.css';

/**
 * The place of a picture that is on its way: as large as the picture, so that nothing moves when it is drawn. Its words are true of whole
 * and of unfinished choices.
 */
export function ComingPicture({ size }: { size: NonNullable<Family['drawn']> }) {
  const { width, height } = size;
  return (
    <figure className="drawn-figure">
      <svg className="drawn" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" />
      <figcaption>Drawn as you build it.</figcaption>
    </figure>
  );
}
