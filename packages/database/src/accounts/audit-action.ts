/** An act worth remembering: a step of an account, a change by staff, or staff reading what people sent. */
export type AuditAction =
  | 'sign-up'
  | 'sign-up-again'
  | 'confirm-email'
  | 'confirmation-resent'
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'sessions-ended'
  | 'user-created'
  | 'user-changed'
  | 'user-deleted'
  | 'customer-changed'
  | 'carousel-changed'
  | 'carousel-deleted'
  | 'content-changed'
  | 'applications-listed'
  | 'application-read'
  | 'resume-read'
  | 'person-exported'
  | 'person-forgotten';

export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;
