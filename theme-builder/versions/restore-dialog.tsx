import { AlertDialog } from '@portico/components';
import { useState } from 'react';
import { ChangeList } from '../draft/change-list.tsx';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { teamOf } from '../team/team.ts';
import { restoreVersion } from './restoring.ts';
import { versionsTexts } from '../locales/areas.ts';
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
  const restore = async (): Promise<string | undefined> => {
    const outcome = await restoreVersion(editor, version, seen);
    setSeen(editor.read().published);
    switch (outcome.status) {
      case 'overtaken':
        return t('restore.overtaken', { version: outcome.version });
      case 'offline':
        return t('restore.offline');
      case 'failed':
        teamOf(editor).look();
        return outcome.message ?? t('restore.failed');
      default:
        onRestored(outcome.made);
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
      onConfirm={restore}
    >
      <p>{t('restore.changes')}</p>
      <VersionDocument version={version}>
        {(document) => <ChangeList before={published} after={document} />}
      </VersionDocument>
    </AlertDialog>
  );
}
