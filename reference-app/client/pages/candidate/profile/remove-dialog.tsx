import { AlertDialog } from '@portico/components';
import { useRef } from 'react';
import type { ListSection, Profile } from '../../../../contract/profile.ts';
import { profileTexts } from '../../../locales/texts.ts';
import { Conflict, removeEntry } from './save-section.ts';
import { useProfileEdit } from './use-profile-edit.ts';

export type Removal = {
  section: ListSection;
  seen: Profile;
  index: number;
  /** What the entry is called, and how the page knows it. */
  name: string;
  id: string;
};

type RemoveDialogProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  removal: Removal;
  onRemoved: (after: Profile) => void;
};

const removeButtons = (section: string) => [
  ...document.querySelectorAll<HTMLElement>(`[id="${section}"] [data-action^="remove "]`),
];

/** What has the focus once an entry is gone: the button of its neighbour, else the one that adds another. */
function neighbourOf({ section, id }: Removal) {
  const buttons = removeButtons(section);
  const at = buttons.findIndex((button) => button.dataset['action'] === `remove ${id}`);
  const neighbour = buttons[at + 1] ?? buttons[at - 1];
  return neighbour ?? document.querySelector<HTMLElement>(`[id="${section}"] [data-action="add"]`);
}

/** Asks once more before an entry is removed. */
function RemoveDialog({ open, onOpenChange, removal, onRemoved }: RemoveDialogProps) {
  const t = profileTexts.useTexts();
  const { edit, tell, explain } = useProfileEdit();
  const returnFocusTo = useRef<HTMLElement>(null);
  const remove = async () => {
    returnFocusTo.current = neighbourOf(removal);
    try {
      onRemoved(await removeEntry(edit, removal));
    } catch (error) {
      tell(error);
      returnFocusTo.current = null;
      return error instanceof Conflict ? t('removeChanged') : explain(error);
    }
    return undefined;
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      title={t('removeTitle', { name: removal.name })}
      description={t('removeText')}
      confirmLabel={t('remove')}
      busyLabel={t('removing')}
      cancelLabel={t('keep')}
      destructive
      onConfirm={remove}
    />
  );
}

export default RemoveDialog;
