import type { Builder } from '../../configurator/building/builder.ts';
import { Link } from '../../ui/link.tsx';
import type { SeenFamily } from '../own-family.ts';
import { hasAny, useWiring } from './use-wiring.ts';

/** The way from the summary to the wiring below, where there is any. */
export function WiringLink({ family, builder }: { family: SeenFamily; builder: Builder | null }) {
  const wiring = useWiring(family, builder);
  if (wiring === null || !hasAny(wiring)) return null;
  return (
    <Link className="button" to="#wiring">
      Wiring
    </Link>
  );
}
