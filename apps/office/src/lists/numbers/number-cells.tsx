import type { NumberRead } from '@millrace/contract/office';
import type { ReactNode } from 'react';
import { isPriceOf, printFromNumber } from './from-number.ts';

/** A model number as a plate without its metal: a cell for each part, the wrong one struck through. */
export function NumberPlate({ text, read }: { text: string; read: NumberRead | null | undefined }): ReactNode {
  if (read == null) return <span className="figures">{text}</span>;
  return (
    <>
      <span className="unseen">{text}</span>
      <span className="number-plate" aria-hidden="true">
        {read.parts.map((part, at) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a number may have one part twice, and its parts never move.
            key={`${at} ${part.text}`}
            className={part.isWrong === true ? 'is-wrong' : undefined}
            title={part.words === '' ? undefined : part.words}
          >
            {part.text}
          </i>
        ))}
      </span>
    </>
  );
}

/** Shows the price that a number comes to, beside the price of its product: soft where they agree, marked where they differ. */
export function FromNumber({ price, read }: { price: unknown; read: NumberRead | null | undefined }): ReactNode {
  if (read == null) return null;
  const words = printFromNumber(read);
  if (read.isRefused) return <span className="from-number is-refused">{words}</span>;
  return isPriceOf(price, read) ? (
    <span className="from-number">{words}</span>
  ) : (
    <span className="from-number is-other" title="Not the price of the product">
      {words}
      <span className="unseen">, not the price of the product</span>
    </span>
  );
}
