import { useState } from 'react';
import { isNoQuantity, quantityIn } from './quantity-text.ts';

interface QuantityStepperProps {
  quantity: number;
  max: number;
  /** The counted thing. */
  name: string;
  onChange: (quantity: number) => void;
}

/** A quantity from 1 to `max`; any other input becomes 1 when the field is left (specification 5). */
export function QuantityStepper({ quantity, max, name, onChange }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    const number = quantityIn(text);
    if (number !== null) onChange(number);
  };
  const leave = (): void => {
    if (typed === null) return;
    if (isNoQuantity(typed)) onChange(1);
    setTyped(null);
  };
  return (
    <span className="cfg-qty">
      <button
        type="button"
        aria-label={`One less: ${name}`}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={`Quantity: ${name}, 1 to ${max}`}
        value={typed ?? String(quantity)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <button
        type="button"
        aria-label={`One more: ${name}`}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </button>
    </span>
  );
}
