import { policyText } from '../security/content-policy.ts';

/**
 * The content security policy of the office: its own files alone, no inline script, and no frame but the preview of this site. Where media
 * come from a delivery host, pictures may come from there.
 */
export function officePolicy(mediaBase: string): string {
  const media = URL.canParse(mediaBase) ? [new URL(mediaBase).origin] : [];
  return policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...media],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}
