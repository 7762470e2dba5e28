import { RadioGroup } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { NotificationChoice } from '../../../../contract/settings.ts';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { settingsQuery } from '../../../request/queries/settings.ts';
import { useToldChange } from './use-change.ts';
import { useChoice } from './use-choice.ts';

const choices = ['all', 'action_required'] as const satisfies readonly NotificationChoice[];

/** Which notifications are shown. */
export function NotificationsSection() {
  const { api } = useSite();
  const t = settingsTexts.useTexts();
  const query = useQuery(settingsQuery(api));
  return (
    <QueryPanel
      title={t('notifications')}
      description={t('notifications.hint')}
      failed={t('notifications.failed')}
      query={query}
      lines={5}
    >
      {({ notifications }) => <NotificationsChoice chosen={notifications} />}
    </QueryPanel>
  );
}

function NotificationsChoice({ chosen }: { chosen: NotificationChoice }) {
  const t = settingsTexts.useTexts();
  const change = useToldChange();
  const choice = useChoice(chosen, (notifications) =>
    change({ kind: 'choices', choices: { notifications } }),
  );
  return (
    <RadioGroup
      label={t('notifications.label')}
      value={choice.value}
      options={choices.map((value) => ({
        value,
        label: t(`notifications.${value}`),
        description: t(`notifications.${value}Hint`),
      }))}
      onValueChange={(value) => {
        const notifications = choices.find((one) => one === value);
        if (notifications) choice.choose(notifications);
      }}
    />
  );
}
