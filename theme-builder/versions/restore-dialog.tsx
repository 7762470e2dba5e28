import { AlertDialog } from '@portico/components';
import { useState } from 'react';
import { ChangeList } from '../draft/change-list.tsx';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { teamOf } from '../team/team.ts';
import { restoreVersion, type RestoreOutcome } from './restoring.ts';
import { versionsTexts } from '../locales/versions/texts.ts';
import { VersionDocument } from '../fields/version-document.tsx';

/** Asks before an earlier version goes live again, and shows what that changes. */
export function RestoreDialog({
  version,
  onRestored,
  onClose,
}: {
  version: number;
  /** @param made the new version, which says what the old one did */
  onRestored: (made: number) => void;
  onClose: () => void;
}) {
  const { editor } = useBuilder();
  const t = versionsTexts.useTexts();
  const published = useEditorState((state) => state.published.document);
  /** What they were told is live. */
  const [seen, setSeen] = useState(() => editor.read().published);
  const [outcome, setOutcome] = useState<RestoreOutcome>();
  const problem = (): string | undefined => {
    switch (outcome?.status) {
      case 'overtaken':
        return t('restore.overtaken', { version: outcome.version });
      case 'offline':
        return t('restore.offline');
      case 'failed':
        return outcome.message ?? t('restore.failed');
      default:
        return undefined;
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('restore.title', { version })}
      description={t('restore.text')}
      confirmLabel={t('restore.confirm')}
      cancelLabel={t('restore.cancel')}
      busyLabel={t('restore.busy')}
      error={problem()}
      onConfirm={async () => {
        setOutcome(undefined);
        const result = await restoreVersion(editor, version, seen);
        setOutcome(result);
        setSeen(editor.read().published);
        if (result.status === 'failed') teamOf(editor).look();
        if (result.status !== 'restored') return false;
        onRestored(result.made);
        return undefined;
      }}
    >
      <p>{t('restore.changes')}</p>
      <VersionDocument version={version}>
        {(document) => <ChangeList before={published} after={document} />}
      </VersionDocument>
    </AlertDialog>
  );
}
