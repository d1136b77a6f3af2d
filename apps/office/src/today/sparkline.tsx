import type { ReactNode } from 'react';

const HEIGHT = 16;
/** A day with one is seen beside one with a thousand. */
const LEAST = 1.5;

/** How often on each day, as bars; the highest fills the height. The sum stands beside it in figures, so that it is not read out. */
export function Sparkline({ days }: { days: readonly number[] }): ReactNode {
  const most = Math.max(1, ...days);
  const bars = days.map((times, at) => {
    const height = times === 0 ? 0 : Math.max(LEAST, (times / most) * HEIGHT);
    return `M${at * 2 + 1} ${HEIGHT}v${-height}`;
  });
  return (
    <svg className="sparkline" viewBox={`0 0 ${days.length * 2} ${HEIGHT}`} aria-hidden="true">
      <path className="sparkline-ground" d={`M0 ${HEIGHT - 0.5}H${days.length * 2}`} />
      <path d={bars.join('')} />
    </svg>
  );
}
