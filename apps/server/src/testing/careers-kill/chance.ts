import { createCipheriv, createHash } from 'node:crypto';

/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 up to 1. */
  random(): number;
  /** Whole, from `least` to `most`. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  bytes(length: number): Buffer;
}

export function chance(seed: string): Chance {
  const key = createHash('sha256').update(seed).digest();
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const bytes = (length: number): Buffer => cipher.update(Buffer.alloc(length));
  const random = (): number => bytes(4).readUInt32LE() / 2 ** 32;
  const whole = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return { random, whole, pick, bytes };
}
