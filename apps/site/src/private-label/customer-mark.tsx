import type { ReactNode } from 'react';
import { useMediaUrl } from '../api/site-context.tsx';

/** Drawn as wide as the mark is; its place is as high as this. */
const HEIGHT = 44;

/** The customer's mark, or else the name. */
export function CustomerMark({ customer }: { customer: { name: string; logo: string | null } }): ReactNode {
  const mediaUrl = useMediaUrl();
  if (customer.logo === null) return null;
  return <img className="customer-mark" src={mediaUrl(customer.logo)} alt={customer.name} height={HEIGHT} />;
}
