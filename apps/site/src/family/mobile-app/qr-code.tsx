import { encode } from 'uqr';

/** A QR code with the quiet border scanners need, dark on white in both schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={112} height={112} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={modules(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One stroke for each run of dark modules in a row. */
function modules(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    let from = -1;
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x] === true) {
        if (from < 0) from = x;
      } else if (from >= 0) {
        runs.push(`M${from} ${y}h${x - from}v1H${from}z`);
        from = -1;
      }
    }
  });
  return runs.join('');
}
