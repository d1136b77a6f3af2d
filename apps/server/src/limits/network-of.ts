import { normalizeIP } from '@fastify/rate-limit';

/** An address of IPv6 is one of a network that belongs to one customer. */
const IPV6_NETWORK_BITS = 64;

/** Returns the network that counts as one address when tries are counted. */
export const networkOf = (address: string): string => normalizeIP(address, IPV6_NETWORK_BITS);
