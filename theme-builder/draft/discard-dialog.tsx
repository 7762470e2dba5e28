import { AlertDialog } from '@portico/components';
import { useState } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { teamOf } from '../team/team.ts';
import { useTeam } from '../team/use-team.ts';
import { discardDraft, type DiscardOutcome } from './discarding.ts';
import { differenceTexts } from '../locales/difference/texts.ts';

/** Asks before the draft ends, which all who edit the theme share. */
function DiscardDialog({ onClose }: { onClose: () => void }) {
  const { editor, texts } = useBuilder();
  const t = differenceTexts.useTexts();
  const others = useTeam((state) => state.others);
  const [outcome, setOutcome] = useState<DiscardOutcome>();
  const names = new Intl.ListFormat(texts.locale).format(others.map(({ fullName }) => fullName));
  const problem = (): string | undefined => {
    switch (outcome?.status) {
      case 'changed':
        return t('discard.changed');
      case 'offline':
        return t('discard.offline');
      case 'failed':
        return outcome.message ?? t('discard.failed');
      default:
        return undefined;
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('discard.title')}
      description={t('discard.text')}
      confirmLabel={texts.t('draft.discard')}
      busyLabel={t('discard.busy')}
      error={problem()}
      onConfirm={async () => {
        setOutcome(undefined);
        const result = await discardDraft(editor);
        setOutcome(result);
        if (result.status === 'failed') teamOf(editor).look();
        // what both changed is asked in the panel
        return result.status === 'discarded' || result.status === 'conflict' ? undefined : false;
      }}
    >
      {others.length > 0 ? <p>{t('discard.others', { count: others.length, names })}</p> : null}
    </AlertDialog>
  );
}

export default DiscardDialog;
