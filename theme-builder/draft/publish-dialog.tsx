import { Button, Dialog } from '@portico/components';
import { useId, useMemo, useState } from 'react';
import { LateArea } from '../late-area.tsx';
import { useBuilder } from '../store/use-editor.ts';
import { PublishContext } from './publish-context.ts';
import { differenceTexts } from './texts/texts.ts';

const loadForm = () => import('./publish-form.tsx');

/** What will be seen by everybody, before it is. */
export const PublishDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useBuilder().texts;
  const formId = useId();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const parts = useMemo(
    () => ({ formId, onReady: setReady, onBusy: setBusy, onPublished: onClose }),
    [formId, onClose],
  );
  return (
    <Dialog
      open={open}
      // an answer that is on its way is waited for
      onOpenChange={() => isBusy || onClose()}
      title={t('publish.title')}
      size="large"
      description={t('publish.text')}
      closeLabel={t('panel.close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('publish.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={!isReady}
            loading={isBusy}
            loadingLabel={t('publish.busy')}
          >
            {t('publish.submit')}
          </Button>
        </>
      }
    >
      <PublishContext value={parts}>
        <LateArea load={loadForm} texts={differenceTexts} />
      </PublishContext>
    </Dialog>
  );
};
