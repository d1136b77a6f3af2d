import { type ComponentType, lazy } from 'react';
import { FindingCounts } from '../findings/finding-counts.tsx';
import { KnownCount } from '../known/known-count.tsx';
import type { StudioTab } from './studio-tab.ts';

/** A tab of the studio. Its pane comes when it is opened, asks for `useStudio()`, and fills the room beside try-it. */
interface Tab {
  tab: StudioTab;
  name: string;
  Pane: ComponentType;
  /** Stands beside the name: how many, or how many faults. Drawn at each change of the configurator. */
  Count?: ComponentType;
}

const OptionsPane = lazy(async () => ({ default: (await import('../options/options-pane.tsx')).OptionsPane }));

const CompatibilityPane = lazy(async () => ({
  default: (await import('../tables/compatibility-pane.tsx')).CompatibilityPane,
}));
const PricesPane = lazy(async () => ({ default: (await import('../prices/prices-pane.tsx')).PricesPane }));
const KnownPane = lazy(async () => ({ default: (await import('../known/known-pane.tsx')).KnownPane }));
const FindingsPane = lazy(async () => ({ default: (await import('../findings/findings-pane.tsx')).FindingsPane }));
const WherePane = lazy(async () => ({ default: (await import('../where/where-pane.tsx')).WherePane }));
const DependsPane = lazy(async () => ({ default: (await import('../depends/depends-pane.tsx')).DependsPane }));
const ComparePane = lazy(async () => ({ default: (await import('../compare/compare-pane.tsx')).ComparePane }));
const GuidePane = lazy(async () => ({ default: (await import('../guide/guide-pane.tsx')).GuidePane }));

/** The tabs in their order; the keys 1 to 9 open them. */
export const tabs: readonly Tab[] = [
  { tab: 'options', name: 'Options', Pane: OptionsPane },
  { tab: 'compatibility', name: 'Compatibility', Pane: CompatibilityPane },
  { tab: 'prices', name: 'Prices', Pane: PricesPane },
  { tab: 'known', name: 'Known numbers', Pane: KnownPane, Count: KnownCount },
  { tab: 'where', name: 'Where used', Pane: WherePane },
  { tab: 'findings', name: 'Findings', Pane: FindingsPane, Count: FindingCounts },
  { tab: 'depends', name: 'Dependencies', Pane: DependsPane },
  { tab: 'compare', name: 'Compare', Pane: ComparePane },
  { tab: 'guide', name: 'Guide', Pane: GuidePane },
];
