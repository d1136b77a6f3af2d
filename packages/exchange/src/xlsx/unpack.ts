import { Unzip, UnzipInflate } from 'fflate';
import { broken, type Limits, Refused, tooLarge } from '../limits.ts';

/** Of what is packed. 4 KB unpack to 4 MB at most, so a bomb is noticed while it is small. */
const STEP = 4_096;

/** Takes the bytes of one part as they are unpacked; `end` after the last. */
export interface Receiver {
  take(bytes: Uint8Array): void;
  end(): void;
}

/** The most bytes that all parts together may unpack to. */
export interface Room {
  left: number;
}

/**
 * Unpacks the parts of a file that somebody receives, and no others, piece by piece. What a part says of its size is not believed. Returns
 * the names of all parts.
 */
export function unpack(
  bytes: Uint8Array,
  room: Room,
  limits: Limits,
  receiverOf: (name: string) => Receiver | undefined,
): string[] {
  const names: string[] = [];
  let unended = 0;
  const unzip = new Unzip((part) => {
    names.push(part.name);
    const receiver = receiverOf(part.name);
    if (receiver === undefined) return;
    unended++;
    part.ondata = (error, data, isLast) => {
      if (error !== null) throw error instanceof Refused ? error : broken(part.name);
      room.left -= data.length;
      if (room.left < 0) throw tooLarge('content', limits);
      receiver.take(data);
      if (!isLast) return;
      unended--;
      receiver.end();
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP));
  if (unended > 0) throw broken('the end of the file');
  return names;
}
