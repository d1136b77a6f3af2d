import { readsPrivateSettings, type SettingAnswer } from '@millrace/contract';
import type { Setting } from '@millrace/contract/content';
import { type AnswerCall, answer, answerOr404 } from '../answer.ts';
import type { Viewer } from '../snapshot/viewer.ts';

/** All but publishers see public settings only, and not even that there are others (decisions 3, decision 215). */
const isVisibleTo = (viewer: Viewer) => (setting: Setting) =>
  setting.isPublic || (viewer.kind === 'staff' && readsPrivateSettings(viewer.roles));

export const settings: AnswerCall<'settings'> = ({ content }, _, viewer) =>
  answer(content.settings.filter(isVisibleTo(viewer)).map(presentSetting));

export const settingsByGroup: AnswerCall<'settingsByGroup'> = ({ content }, { params }, viewer) =>
  answer(
    content.settings
      .filter(isVisibleTo(viewer))
      .filter(({ group }) => group === params.group)
      .map(presentSetting),
  );

export const settingById: AnswerCall<'settingById'> = ({ content }, { params }, viewer) => {
  const found = content.settings.filter(isVisibleTo(viewer)).find(({ id }) => id === params.id);
  return answerOr404(found && presentSetting(found), `There is no setting ${params.id}.`);
};

const presentSetting = ({ id, group, key, value }: Setting): SettingAnswer => ({ id, group, key, value });
