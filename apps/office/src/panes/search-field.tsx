import { type FormEvent, type ReactNode, useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  maxLength?: number;
  /** With the words, as soon as they are complete: by Enter, or by leaving the field. */
  onSearch(words: string): void;
}

/** A field of words that a list is narrowed by. */
export function SearchField({ label, value, maxLength, onSearch }: SearchFieldProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const done = (): void => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    done();
  };
  return (
    <search className="search-field">
      <form onSubmit={submit}>
        <input
          className="field"
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={done}
        />
      </form>
    </search>
  );
}
