import { type ReactNode, useId } from 'react';

const DIGITS = 6;

interface CodePlateProps {
  value: string;
  isWrong: boolean;
  isBusy: boolean;
  onChange(digits: string): void;
  /** With the sixth digit. */
  onFull(code: string): void;
}

/** Takes the six digits of an authenticator, one field drawn as a plate of six cells. A pasted code works, with spaces too. */
export function CodePlate({ value, isWrong, isBusy, onChange, onFull }: CodePlateProps): ReactNode {
  const hint = useId();
  const typed = (text: string): void => {
    const digits = text.replaceAll(/\D/g, '').slice(0, DIGITS);
    onChange(digits);
    if (digits.length === DIGITS && digits !== value) onFull(digits);
  };
  return (
    <>
      <div className="code-plate">
        <input
          aria-label="Six-digit code"
          aria-describedby={hint}
          aria-invalid={isWrong}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          readOnly={isBusy}
          onChange={(event) => typed(event.target.value)}
        />
        <span className="code-cells" aria-hidden="true">
          {cells(value).map(({ place, digit, isNext }) => (
            <span key={place} className={isNext ? 'code-cell is-next' : 'code-cell'}>
              {digit}
            </span>
          ))}
        </span>
      </div>
      <p className="hint" id={hint}>
        It is read as soon as the sixth digit is there. A pasted code works too.
      </p>
    </>
  );
}

const cells = (value: string) =>
  Array.from({ length: DIGITS }, (_, place) => ({ place, digit: value[place] ?? '', isNext: place === value.length }));
