import type { ConfigGroup } from '@millrace/configurator';
import { memo } from 'react';
import { GroupSection, type VideoProps } from './group-section.tsx';
import { useBuilder, useBuilderState } from './use-builder.ts';

/** All groups in order; hidden ones draw nothing. */
export function GroupList(videos: VideoProps) {
  const { configurator } = useBuilder();
  return configurator.configGroups.map((group, index) => (
    <VisibleGroup key={group.name} group={group} index={index} {...videos} />
  ));
}

const VisibleGroup = memo(function VisibleGroup(props: { group: ConfigGroup; index: number } & VideoProps) {
  const visible = useBuilderState(useBuilder(), (state) => state.evaluation.groups[props.index]?.visible === true);
  return visible ? <GroupSection {...props} /> : null;
});
