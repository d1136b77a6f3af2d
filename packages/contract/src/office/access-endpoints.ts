import { invitationEndpoints } from './access/invitation-endpoints.ts';
import { scriptTokenEndpoints } from './access/script-token-endpoints.ts';
import { singleSignOnEndpoints } from './access/single-sign-on-endpoints.ts';
import type { AccessCalls } from './access-calls.ts';
import type { AccessEndpoint } from './access-endpoint.ts';
import { staffPeopleEndpoints } from './staff-people-endpoints.ts';
import { staffSessionEndpoints } from './staff-session-endpoints.ts';

/** Every call of `accessCalls`, with its schemas and rights. A call without an entry here does not compile. */
export const accessEndpoints = {
  ...staffSessionEndpoints,
  ...staffPeopleEndpoints,
  ...invitationEndpoints,
  ...singleSignOnEndpoints,
  ...scriptTokenEndpoints,
} satisfies {
  [Name in keyof AccessCalls]: AccessEndpoint;
};
