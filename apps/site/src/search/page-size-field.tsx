import { PAGE_SIZE_DEBOUNCE_MS } from '@millrace/contract';
import { useEffect, useRef, useState } from 'react';
import { readPageSize } from './page-size.ts';

interface PageSizeFieldProps {
  pageSize: number;
  onChange: (pageSize: number) => void;
}

/** The number of rows of a page. Other input becomes one, with a notice. */
export function PageSizeField({ pageSize, onChange }: PageSizeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (typed === null || typed.trim() === '') return;
    const timer = setTimeout(() => {
      const read = readPageSize(typed);
      setFault(read.fault);
      if (read.fault !== null) setTyped(String(read.value));
      if (read.value !== pageSize) latest.current(read.value);
    }, PAGE_SIZE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, pageSize]);
  return (
    <div className="srch-rows">
      <label>
        Rows
        <input
          className="figures"
          inputMode="numeric"
          aria-label="Rows on a page"
          aria-describedby="rows-fault"
          value={typed ?? String(pageSize)}
          onChange={(event) => {
            setFault(null);
            setTyped(event.currentTarget.value);
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      <span id="rows-fault" role="status">
        {fault}
      </span>
    </div>
  );
}
