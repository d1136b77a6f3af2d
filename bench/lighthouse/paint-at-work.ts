import type { RunnerResult } from 'lighthouse';
import { LoadSimulator } from 'lighthouse/core/computed/load-simulator.js';
import { LanternLargestContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js';

/** From a request to the first byte of a kept answer, beside the network. */
const SERVER_MS = 12;

/**
 * Returns the largest paint as Lighthouse's simulation has it when each task takes the processor time that it took, and the server answers
 * at once: what other programs of the machine took from either is left out.
 */
export async function paintAtWork({ lhr, artifacts }: Pick<RunnerResult, 'lhr' | 'artifacts'>): Promise<number> {
  const { Trace, DevtoolsLog, GatherContext, URL: address, SourceMaps, HostDPR } = artifacts;
  const origin = new URL(lhr.finalDisplayedUrl).origin;
  const settings = {
    ...lhr.configSettings,
    precomputedLanternData: {
      additionalRttByOrigin: { [origin]: 0 },
      serverResponseTimeByOrigin: { [origin]: SERVER_MS },
    },
  };
  const context = { computedCache: new Map(), settings };
  const data = {
    trace: Trace,
    devtoolsLog: DevtoolsLog,
    gatherContext: GatherContext,
    settings,
    SourceMaps,
    HostDPR,
    simulator: null,
  };
  const graphs = await LanternLargestContentfulPaint.request({ ...data, URL: address }, context);
  const simulator = await LoadSimulator.request({ devtoolsLog: DevtoolsLog, settings }, context);
  const ends = [graphs.optimisticGraph, graphs.pessimisticGraph].map((graph) => {
    graph.traverse((node) => {
      if (node.type !== 'cpu') return;
      const event: object = node.event;
      if ('tdur' in event) node.event.dur = Number(event.tdur);
    });
    return LanternLargestContentfulPaint.getEstimateFromSimulation(simulator.simulate(graph)).timeInMs;
  });
  return ends.reduce((sum, end) => sum + end, 0) / ends.length;
}
