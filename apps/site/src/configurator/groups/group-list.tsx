import { Fragment, memo } from 'react';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';
import { useBuilder, useBuilderState } from '../building/use-builder.ts';
import type { VideoProps } from '../more-info/more-info.tsx';
import { GROUP_ANCHOR } from './group-id.ts';
import { type GroupProps, GroupSection } from './group-section.tsx';

/** All groups of the builder around it, in order; hidden ones draw nothing. */
export const GroupList = memo(function GroupList(videos: VideoProps) {
  const { configurator, anchor } = useBuilder();
  return configurator.configGroups.map((group, index) => (
    <Fragment key={group.name}>
      <VisibleGroup group={group} index={index} Groups={GroupList} {...videos} />
      {index === 0 && anchor === GROUP_ANCHOR ? <FirstScreenEnd /> : null}
    </Fragment>
  ));
});

const VisibleGroup = memo(function VisibleGroup(props: Omit<GroupProps, 'state'>) {
  const state = useBuilderState(useBuilder(), ({ evaluation }) => evaluation.groups[props.index]);
  return state?.visible === true ? <GroupSection {...props} state={state} /> : null;
});
