import { SEARCH_TEXT_MAX } from '@millrace/contract';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { codesInPhotograph } from './codes-in-photograph.ts';

const READING = 'Reading the label …';
const NOTHING = 'No code could be read. Hold the label flat and close, in good light, or type its number.';

interface ReadLabelProps {
  /** Gets all numbers that were read, at least one. */
  onRead: (numbers: readonly string[]) => void;
}

/** Takes a photograph of a label and reads its codes on the device: the picture is sent nowhere and kept nowhere. */
export function ReadLabel({ onRead }: ReadLabelProps): ReactNode {
  const [said, setSaid] = useState('');
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const photograph = target.files?.[0];
    if (photograph === undefined) return;
    setSaid(READING);
    const numbers = await codesInPhotograph(photograph);
    // The same photograph may be chosen again.
    target.value = '';
    setSaid(numbers.length === 0 ? NOTHING : '');
    if (numbers.length > 0) onRead(numbers.map((number) => number.slice(0, SEARCH_TEXT_MAX)));
  };
  return (
    <div className="search-label">
      <label className="button">
        Read a label with the camera
        <input type="file" accept="image/*" capture="environment" className="sr-only" onChange={read} />
      </label>
      <p role="status">{said === '' ? 'It is read on this device; the picture is not sent.' : said}</p>
    </div>
  );
}
