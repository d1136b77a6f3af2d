import type { AccessCalls } from './access-calls.ts';
import type { AccessEndpoint } from './access-endpoint.ts';
import { staffSessionEndpoints } from './staff-session-endpoints.ts';

/** Every call of `accessCalls`, with its schemas and rights. A call without an entry here does not compile. */
export const accessEndpoints = { ...staffSessionEndpoints } satisfies { [Name in keyof AccessCalls]: AccessEndpoint };
