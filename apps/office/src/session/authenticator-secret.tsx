import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** White signs around the code, which scanners need. */
const BORDER = 2;

/** The secret of an authenticator, to be scanned or typed. */
export function AuthenticatorSecret({ address, secret }: { address: string; secret: string }): ReactNode {
  const { data, size } = encode(address, { border: BORDER });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <div className="authenticator-secret">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code for your authenticator app">
        <path d={modules.join('')} />
      </svg>
      <p>
        Scan it with your authenticator app, or type this secret into it:
        <br />
        <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
