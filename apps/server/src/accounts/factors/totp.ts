import { timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';

const STEP_MS = 30_000;
/** Clocks differ, and typing takes a while: the code before and the code after are good too. */
const WINDOW = [0, -1, 1];
const CODE = /^\d{6}$/;

/** The time steps whose code this is, of those that are good now (RFC 6238): mostly one or none. */
export async function stepsOf(secret: string, code: string, now: Date): Promise<number[]> {
  const typed = code.replaceAll(' ', '');
  if (!CODE.test(typed)) return [];
  const present = Math.floor(now.getTime() / STEP_MS);
  const steps = WINDOW.map((offset) => present + offset);
  const shown = await Promise.all(steps.map((step) => createOTP(secret).hotp(step)));
  return steps.filter((_, at) => timingSafeEqual(Buffer.from(shown[at] ?? ''), Buffer.from(typed)));
}

/** The address that an authenticator reads from a QR code, and the secret in it as it is typed (base32). */
export function authenticatorAddress(
  secret: string,
  issuer: string,
  email: string,
): { address: string; secret: string } {
  const address = createOTP(secret).url(issuer, email);
  return { address, secret: new URL(address).searchParams.get('secret') ?? '' };
}
