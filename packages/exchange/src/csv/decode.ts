import type { CsvGuess } from '../sheet.ts';

type Encoding = CsvGuess['encoding'];

/** The text of a file and the encoding it was read by: that of its mark, or the first that fits. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding.toLowerCase()).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  const zeros = zerosOf(bytes.subarray(0, 4_000));
  // Most signs of a table are below 256: half of the bytes of UTF-16 are 0.
  if (zeros.odd > zeros.pairs * 0.3) return 'UTF-16LE';
  if (zeros.even > zeros.pairs * 0.3) return 'UTF-16BE';
  return isUtf8(bytes) ? 'UTF-8' : 'Windows-1252';
}

function zerosOf(bytes: Uint8Array): { even: number; odd: number; pairs: number } {
  const zeros = { even: 0, odd: 0, pairs: bytes.length / 2 };
  for (const [at, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) zeros.even++;
    else zeros.odd++;
  }
  return zeros;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
