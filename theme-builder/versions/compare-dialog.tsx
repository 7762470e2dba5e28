import { Dialog, Select, Stack } from '@portico/components';
import { useState } from 'react';
import { ChangeList } from '../draft/change-list.tsx';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { versionsTexts } from '../locales/areas.ts';
import { VersionDocument } from '../fields/version-document.tsx';

const others = ['live', 'draft'] as const;

/** What has changed since a version, until what is live or until the draft. */
export function CompareDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { t: panelText } = useBuilder().texts;
  const t = versionsTexts.useTexts();
  const published = useEditorState((state) => state.published);
  const draft = useEditorState(({ settled }) => settled.document);
  const isLive = version === published.version;
  const [chosen, setChosen] = useState<(typeof others)[number]>(isLive ? 'draft' : 'live');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('history.version', { version })}
      description={t('compare.text')}
      closeLabel={panelText('panel.close')}
    >
      <Stack gap={4}>
        <Select
          label={t('compare.with')}
          value={chosen}
          options={others
            .filter((other) => !(isLive && other === 'live'))
            .map((value) => ({ value, label: t(`compare.${value}`, { version: published.version }) }))}
          onChange={({ currentTarget }) =>
            setChosen(others.find((other) => other === currentTarget.value) ?? 'live')
          }
        />
        <VersionDocument version={version}>
          {(document) => (
            <ChangeList before={document} after={chosen === 'draft' ? draft : published.document} />
          )}
        </VersionDocument>
      </Stack>
    </Dialog>
  );
}
