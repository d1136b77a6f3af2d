/** The fields that are read of the trace format; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the thread's own. */
  tdur?: number;
  args?: { name?: string };
}

/** The work of one frame, in milliseconds of processor time. */
export interface FrameWork {
  /** Of the page's main thread. */
  mainMs: number;
  /**
   * The same, and what the threads that draw did while the main thread rested: so long the frame takes at most where a processor is free
   * for each of them. Work of several of these threads at once is added up.
   */
  ownMs: number;
  /** The clock went on, and the main thread was in a task without a processor. */
  waitedMs: number;
}

/** A task of a thread: all tasks of one thread follow each other. */
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'ThreadPool_RunTask']);
const GPU = 'GPU Process';
const MS = 1000;

/** The work of the frames that began at these times; there is one less than times. `mark` is an event of the page's main thread. */
export function frameWork(
  events: readonly TraceEvent[],
  mark: Pick<TraceEvent, 'pid' | 'tid'>,
  starts: readonly number[],
): FrameWork[] {
  const gpu = new Set(
    events.filter(({ name, args }) => name === 'process_name' && args?.name === GPU).map(({ pid }) => pid),
  );
  const frames = starts.slice(1).map(() => ({ mainMs: 0, ownMs: 0, waitedMs: 0 }));
  const tasks = events.filter(({ name, ph }) => ph === 'X' && TASKS.has(name)).sort((a, b) => a.ts - b.ts);
  const isMain = ({ pid, tid }: TraceEvent) => pid === mark.pid && tid === mark.tid;
  const main = tasks.filter(isMain);
  const frameAt = finder(starts);
  for (const { ts, dur = 0, tdur = 0 } of main) {
    // A task belongs to the frame in which it began.
    const frame = frames[frameAt(ts)];
    if (frame === undefined) continue;
    frame.mainMs += tdur / MS;
    frame.ownMs += tdur / MS;
    frame.waitedMs += Math.max(0, dur - tdur) / MS;
  }
  const mainAt = finder(main.map(({ ts }) => ts));
  for (const task of tasks) {
    if (isMain(task) || (task.pid !== mark.pid && !gpu.has(task.pid))) continue;
    const { ts, dur = 0, tdur = 0 } = task;
    const frame = frames[frameAt(ts)];
    if (frame === undefined || dur === 0) continue;
    let beside = 0;
    for (let at = Math.max(0, mainAt(ts)); (main[at]?.ts ?? Number.POSITIVE_INFINITY) < ts + dur; at += 1) {
      const { ts: from = 0, dur: length = 0 } = main[at] ?? {};
      beside += Math.max(0, Math.min(from + length, ts + dur) - Math.max(from, ts));
    }
    frame.ownMs += (tdur * (1 - beside / dur)) / MS;
  }
  return frames;
}

/** Finds the last of some rising times that is not after a time; -1: all are. */
const finder = (times: readonly number[]) => (time: number) => {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
