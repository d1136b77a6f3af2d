import type { Raise } from '@millrace/studio';
import { type FormEvent, type ReactNode, useState } from 'react';

/** Asks by how much the prices that are shown are raised. They are shown first, and written when they are taken. */
export function RaiseForm({ count, onRaise }: { count: number; onRaise(raise: Raise): void }): ReactNode {
  const [by, setBy] = useState('4');
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent');
  const [step, setStep] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    const [size, to] = [Number(by.replace(/\s*%$/, '')), Number(step || 0)];
    if (by.trim() === '' || !Number.isFinite(size) || !Number.isFinite(to) || to < 0) {
      setFault('By how much is a number, and the step a number of 0 or more.');
      return;
    }
    setFault(null);
    onRaise({ by: unit === 'percent' ? { percent: size } : { amount: size }, step: to });
  };
  return (
    <form className="prices-raise" onSubmit={submitted}>
      <span className="soft">Raise by</span>
      <input
        className="field figures"
        aria-label="By how much"
        aria-invalid={fault !== null}
        value={by}
        onChange={({ target }) => setBy(target.value)}
      />
      <select
        className="field"
        aria-label="Per cent or amount"
        value={unit}
        onChange={({ target }) => setUnit(target.value === 'amount' ? 'amount' : 'percent')}
      >
        <option value="percent">%</option>
        <option value="amount">amount</option>
      </select>
      <span className="soft">to the next</span>
      <input
        className="field figures"
        aria-label="Step"
        placeholder="0.01"
        value={step}
        onChange={({ target }) => setStep(target.value)}
      />
      <button className="button" type="submit" disabled={count === 0}>
        Show first
      </button>
      <span role="alert" className="prices-fault" hidden={fault === null}>
        {fault}
      </span>
    </form>
  );
}
