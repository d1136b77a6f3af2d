import type { Builder } from '../../configurator/building/builder.ts';
import { Link } from '../../ui/link.tsx';
import type { SeenFamily } from '../own-family.ts';
import { useHasWiring } from './use-wiring.ts';

/** The way from the summary to the wiring below, where there is any. */
export function WiringLink({ family, builder }: { family: SeenFamily; builder: Builder | null }) {
  if (!useHasWiring(family, builder)) return null;
  return (
    <Link className="button" to="#wiring">
      Wiring
    </Link>
  );
}
