import { AlertDialog } from '@portico/components';
import { useBuilder } from '../store/use-editor.ts';
import { teamOf } from '../team/team.ts';
import { useTeam } from '../team/use-team.ts';
import { discardDraft } from './discarding.ts';
import { differenceTexts } from '../locales/areas.ts';

/** Asks before the draft ends, which all who edit the theme share. */
function DiscardDialog({ onClose }: { onClose: () => void }) {
  const { editor, texts } = useBuilder();
  const t = differenceTexts.useTexts();
  const others = useTeam((state) => state.others);
  const names = new Intl.ListFormat(texts.locale).format(others.map(({ fullName }) => fullName));
  const discard = async (): Promise<string | undefined> => {
    const outcome = await discardDraft(editor);
    switch (outcome.status) {
      case 'changed':
        return t('discard.changed');
      case 'offline':
        return t('discard.offline');
      case 'failed':
        teamOf(editor).look();
        return outcome.message ?? t('discard.failed');
      default:
        // what both changed is asked in the panel
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
      onConfirm={discard}
    >
      {others.length > 0 ? <p>{t('discard.others', { count: others.length, names })}</p> : null}
    </AlertDialog>
  );
}

export default DiscardDialog;
