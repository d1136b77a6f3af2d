import { contentPolicy, policyText } from '../security/content-policy.ts';

/**
 * The content security policy of the office: its own files, no inline script, none of the services of the site's pages, and no frame but
 * the preview of this site. Signing in asks the bot check, so an outside one is allowed here too.
 */
export function officePolicy({ mediaBase, hasRecaptcha }: { mediaBase: string; hasRecaptcha: boolean }): string {
  const none = { videoBase: '', mapEmbed: '', measurementId: '' };
  const { 'frame-src': frames = [], ...directives } = contentPolicy({ mediaBase, hasRecaptcha, ...none });
  return policyText({ ...directives, 'frame-src': ["'self'", ...frames.filter((source) => source !== "'none'")] });
}
