import { AlertDialog } from '@portico/components';
import { failureOf } from '../backend/backend.ts';
import type { ThemeFile } from './backend.ts';
import { filesTexts } from '../locales/areas.ts';
import { useFiles } from './use-files.ts';

/** Asks before a file goes for good. */
export function RemoveFile({ file, onDone }: { file: Pick<ThemeFile, 'id' | 'name'>; onDone: () => void }) {
  const t = filesTexts.useTexts();
  const { remove } = useFiles();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onDone();
      }}
      title={t('files.removeTitle', { name: file.name })}
      description={t('files.removeText')}
      confirmLabel={t('files.remove')}
      cancelLabel={t('files.cancel')}
      busyLabel={t('files.removing')}
      destructive
      onConfirm={async () => {
        try {
          await remove(file.id);
          return undefined;
        } catch (error) {
          const failure = failureOf(error);
          return failure?.kind === 'refused' ? failure.message : t('files.notRemoved');
        }
      }}
    />
  );
}
