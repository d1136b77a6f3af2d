/** Our own drawings of the badges: a phone with an arrow into it, a play triangle. */
const MARKS = {
  'app-store': 'M8 3h10v20H8zM8 6.500h10M8 19.500h10M13 9v7m-3-3 3 3 3-3',
  'play-store': 'M6 4v18l17-9zM6 4l11 12M6 22 17 10',
} as const;

export function StoreBadge({ store, name }: { store: keyof typeof MARKS; name: string }) {
  return (
    <span className="app-badge">
      <svg viewBox="0 0 26 26" width={26} height={26} aria-hidden="true">
        <path
          d={MARKS[store]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span>
        Get it on <b>{name}</b>
      </span>
    </span>
  );
}
