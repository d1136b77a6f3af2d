/** Runs a function once the latest change is on the screen; returns a function that cancels it. All that wait for one frame share it. */
export function afterPaint(work: () => void): () => void {
  const frame = nextFrame ?? openFrame();
  // An entry of its own: one function may wait twice.
  const entry = { work };
  frame.add(entry);
  return () => frame.delete(entry);
}

type Frame = Set<{ work: () => void }>;

let nextFrame: Frame | null = null;

function openFrame(): Frame {
  const frame: Frame = new Set();
  nextFrame = frame;
  requestAnimationFrame(() => {
    nextFrame = null;
    setTimeout(() => {
      for (const { work } of frame) doOne(work);
    });
  });
  return frame;
}

/** A failure is reported as any other, and the rest goes on. */
function doOne(work: () => void): void {
  try {
    work();
  } catch (fault) {
    reportError(fault);
  }
}
