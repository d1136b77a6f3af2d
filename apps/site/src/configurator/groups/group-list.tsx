import type { ConfigGroup } from '@millrace/configurator';
import { Fragment, memo } from 'react';
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx';
import { useBuilder, useBuilderState } from '../building/use-builder.ts';
import { GroupSection } from './group-section.tsx';
import type { VideoProps } from './more-info.tsx';

/** All groups in order; hidden ones draw nothing. */
export const GroupList = memo(function GroupList(videos: VideoProps) {
  const { configurator } = useBuilder();
  return configurator.configGroups.map((group, index) => (
    <Fragment key={group.name}>
      <VisibleGroup group={group} index={index} {...videos} />
      {index === 0 ? <FirstScreenEnd /> : null}
    </Fragment>
  ));
});

const VisibleGroup = memo(function VisibleGroup(props: { group: ConfigGroup; index: number } & VideoProps) {
  const state = useBuilderState(useBuilder(), ({ evaluation }) => evaluation.groups[props.index]);
  return state?.visible === true ? <GroupSection {...props} state={state} /> : null;
});
