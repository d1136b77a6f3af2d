import { randomInt } from 'node:crypto';

/** Without those that look alike: it is read and typed by people. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@$!%*?&'] as const;
export const GENERATED_LENGTH = 20;

/** A random password that keeps the rules of a new one: 20 letters, more than 100 bits. */
export function generatePassword(): string {
  const all = kinds.join('');
  const letters = kinds.map(oneOf);
  while (letters.length < GENERATED_LENGTH) letters.push(oneOf(all));
  return shuffled(letters).join('');
}

const oneOf = (letters: string): string => letters.charAt(randomInt(letters.length));

function shuffled(letters: readonly string[]): string[] {
  const left = [...letters];
  return letters.flatMap(() => left.splice(randomInt(left.length), 1));
}
