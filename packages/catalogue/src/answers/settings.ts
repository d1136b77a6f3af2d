import { readsPrivateSettings, type SettingAnswer } from '@millrace/contract';
import type { Setting } from '@millrace/contract/content';
import { isSecretSetting } from '@millrace/contract/private-settings';
import { type AnswerCall, answer, answerOr404 } from '../answer.ts';
import type { Viewer } from '../tables/viewer.ts';

/**
 * Visitors see public settings only, and staff who are no publishers none that is secret; not even that there are others (decision 215).
 */
const isVisibleTo = (viewer: Viewer) => (setting: Setting) =>
  setting.isPublic || (viewer.kind === 'staff' && (readsPrivateSettings(viewer.roles) || !isSecretSetting(setting)));

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
