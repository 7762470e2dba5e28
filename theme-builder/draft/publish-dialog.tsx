import { Button, Dialog } from '@portico/components';
import { useId, useState } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { PublishForm } from './publish-form.tsx';

/** What will be seen by everybody, before it is. Fetched when somebody is about to publish. */
function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useBuilder().texts;
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
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
            loading={isBusy}
            loadingLabel={t('publish.busy')}
          >
            {t('publish.submit')}
          </Button>
        </>
      }
    >
      <PublishForm id={formId} onBusy={setBusy} onPublished={onClose} />
    </Dialog>
  );
}

export default PublishDialog;
