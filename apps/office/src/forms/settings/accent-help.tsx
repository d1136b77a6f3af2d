import { accentFault, CONTRAST_LEAST, contrastOf, isColour, type Scheme } from '@millrace/look/colours';
import type { ReactNode } from 'react';
import type { ShownSetting } from './settings-shown.ts';

/** The settings that are colours, and the pages on which each is read. */
const schemes: Readonly<Record<string, Scheme>> = { 'brand.accent': 'light', 'brand.accentDark': 'dark' };

/** Below a colour: a picker, how well it is read, and, of one that is refused, the nearest that is taken. Nothing below other settings. */
export function AccentHelp({
  setting: { name, field },
  value,
  onTake,
}: {
  setting: Pick<ShownSetting, 'name' | 'field'>;
  value: unknown;
  onTake(colour: string): void;
}): ReactNode {
  const scheme = schemes[name];
  if (scheme === undefined) return null;
  const colour = typeof value === 'string' && isColour(value) ? value : null;
  const fault = colour === null ? null : accentFault(scheme, colour);
  return (
    <div className="accent">
      <input
        type="color"
        aria-label={`Choose: ${field.label}`}
        value={colour ?? '#808080'}
        onChange={({ target }) => onTake(target.value)}
      />
      {colour === null ? null : (
        <span className={fault === null ? 'soft' : 'fault'}>
          {contrastOf(scheme, colour).toFixed(1)} to 1 on {scheme} pages
          {fault === null ? '' : `; the least is ${CONTRAST_LEAST}`}
        </span>
      )}
      {fault === null ? null : (
        <button className="button" type="button" onClick={() => onTake(fault.nearest)}>
          <Swatch colour={fault.nearest} />
          Take {fault.nearest}, the nearest
        </button>
      )}
    </div>
  );
}

/** A square of a colour, as a drawing: the policy allows no style attribute. */
const Swatch = ({ colour }: { colour: string }): ReactNode => (
  <svg width="14" height="14" aria-hidden="true">
    <rect width="14" height="14" rx="2" fill={colour} />
  </svg>
);
