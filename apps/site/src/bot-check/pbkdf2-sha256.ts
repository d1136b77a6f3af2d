/**
 * PBKDF2 with SHA-256 (RFC 8018, FIPS 180-4) for one block, in plain script: browsers have their own only on https and on localhost.
 * Some ten times slower than theirs. Password of 64 bytes at most, salt of 51, key of 32.
 */
export function pbkdf2Sha256(password: Uint8Array, salt: Uint8Array, rounds: number, keyLength: number): Uint8Array {
  const inner = keyed(password, INNER_PAD);
  const outer = keyed(password, OUTER_PAD);
  const block = new Int32Array(16);
  const sum = new Int32Array(8);
  const state = new Int32Array(8);
  fill(block, Uint8Array.of(...salt, 0, 0, 0, 1));
  for (let round = 0; round < rounds; round += 1) {
    state.set(inner);
    compress(state, block);
    fillDigest(block, state);
    state.set(outer);
    compress(state, block);
    fillDigest(block, state);
    for (let word = 0; word < 8; word += 1) sum[word] = at(sum, word) ^ at(state, word);
  }
  const key = new DataView(new ArrayBuffer(32));
  sum.forEach((word, index) => {
    key.setInt32(index * 4, word);
  });
  return new Uint8Array(key.buffer, 0, keyLength);
}

const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;
const primes = primesTo(311);
/** First 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const CONSTANTS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** The state once the padded key has gone in: the same for every message. */
function keyed(password: Uint8Array, pad: number): Int32Array {
  const bytes = new DataView(new ArrayBuffer(BLOCK_BYTES));
  for (let index = 0; index < BLOCK_BYTES; index += 1) bytes.setUint8(index, (password[index] ?? 0) ^ pad);
  const state = START.slice();
  compress(
    state,
    Int32Array.from({ length: 16 }, (_, word) => bytes.getInt32(word * 4)),
  );
  return state;
}

/** The last block of a message that follows a padded key. */
function fill(block: Int32Array, message: Uint8Array): void {
  const bytes = new DataView(new ArrayBuffer(BLOCK_BYTES));
  message.forEach((byte, index) => {
    bytes.setUint8(index, byte);
  });
  bytes.setUint8(message.length, 0x80);
  bytes.setUint32(BLOCK_BYTES - 4, (BLOCK_BYTES + message.length) * 8);
  for (let word = 0; word < 16; word += 1) block[word] = bytes.getInt32(word * 4);
}

/** That of a digest, of which only the digest changes. */
function fillDigest(block: Int32Array, digest: Int32Array): void {
  block.fill(0, 8);
  block.set(digest);
  block[8] = 0x80000000;
  block[15] = (BLOCK_BYTES + 32) * 8;
}

const schedule = new Int32Array(64);

function compress(state: Int32Array, block: Int32Array): void {
  const w = schedule;
  w.set(block);
  for (let t = 16; t < 64; t += 1) {
    const [early, late] = [at(w, t - 15), at(w, t - 2)];
    const near = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const far = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    w[t] = (at(w, t - 16) + near + at(w, t - 7) + far) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + at(CONSTANTS, t) + at(w, t)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (at(state, index) + word) | 0;
  });
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
/** Within bounds, which the type does not know. */
const at = (words: Int32Array, index: number): number => words[index] ?? 0;

function primesTo(last: number): number[] {
  const numbers = Array.from({ length: last - 1 }, (_, index) => index + 2);
  return numbers.filter((number) => numbers.every((divisor) => divisor * divisor > number || number % divisor !== 0));
}
