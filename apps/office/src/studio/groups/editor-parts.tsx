import type { ReactNode } from 'react';

/** One line of the editor: its name at the left, what is edited beside it. */
export const EditorRow = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className="group-row">
    <span className="soft">{label}</span>
    <div>{children}</div>
  </div>
);

/** Choices side by side, of which one holds. */
export function Segments<Value extends string>({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose(value: Value): void;
}): ReactNode {
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}

/** Something that holds or not. */
export const Tick = ({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}): ReactNode => (
  <label className="group-tick">
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} /> {label}
  </label>
);
