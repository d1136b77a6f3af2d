import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { standAt, useAsked } from './here.tsx';
import { type Asks, PresentAsks, partWords, type UnknownPart, unknownParts } from './known-words.ts';
import './unknown-asked.css';

type Tell = (part: UnknownPart, isThere: boolean) => void;
const Told = createContext<Tell>(() => undefined);

/** A page, and above it the parts of its address that it cannot take. */
export function TellsUnknown({ asks, children }: { asks: Asks | null; children: ReactNode }): ReactNode {
  const asked = useAsked();
  const [told, setTold] = useState<readonly UnknownPart[]>([]);
  const tell = useMemo<Tell>(
    () => (part, isThere) =>
      setTold((present) => [
        ...present.filter((one) => partWords(one) !== partWords(part)),
        ...(isThere ? [part] : []),
      ]),
    [],
  );
  const parts = [...(asks === null ? [] : unknownParts(asked, asks)), ...told];
  const without = (): void => {
    for (const { name } of parts) asked.delete(name);
    const query = asked.toString();
    standAt(`${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`);
  };
  return (
    <PresentAsks value={asks}>
      <Told value={tell}>
        {parts.length === 0 ? null : (
          <UnknownAsked parts={parts.map(partWords)} onWithout={without}>
            which this page does not know. It is left out.
          </UnknownAsked>
        )}
        {children}
      </Told>
    </PresentAsks>
  );
}

/** Tells of a value that only what was read shows to be unknown, such as a folder that is not there. */
export function useTellUnknown(name: string, value: string | null): void {
  const tell = use(Told);
  useEffect(() => {
    if (value === null) return;
    const part = { name, value };
    tell(part, true);
    return () => tell(part, false);
  }, [tell, name, value]);
}

/** A warning that the address asks for something that is not there. `children` end the sentence. */
export function UnknownAsked({
  parts,
  children,
  onWithout,
}: {
  parts: readonly string[];
  children: ReactNode;
  onWithout(): void;
}): ReactNode {
  return (
    <p className="unknown-asked warning" role="status">
      <span>
        The address asks for <b>{parts.map((name) => `“${name}”`).join(', ')}</b>, {children}
      </span>
      <button className="button" type="button" onClick={onWithout}>
        Take it out of the address
      </button>
    </p>
  );
}
