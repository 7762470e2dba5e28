import { Button } from '@portico/components';
import { useContext, useState } from 'react';
import { ChoiceContext } from './choice.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { filesTexts } from '../locales/areas.ts';

/** Opens the uploaded pictures. */
function PictureButton() {
  const t = filesTexts.useTexts();
  const choice = useContext(ChoiceContext);
  const [isOpen, setOpen] = useState(false);
  if (!choice) return null;
  const { name, value, isLocked, onChoose } = choice;
  return (
    <>
      <Button
        size="small"
        disabled={isLocked}
        aria-label={t('picture.chooseFor', { name })}
        onClick={() => setOpen(true)}
      >
        {t('picture.choose')}
      </Button>
      <PictureDialog open={isOpen} onOpenChange={setOpen} value={value} onChoose={onChoose} />
    </>
  );
}

export default PictureButton;
