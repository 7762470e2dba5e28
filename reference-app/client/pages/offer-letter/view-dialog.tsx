import { Dialog } from '@portico/components';
import { PdfViewer, type PdfViewerProps } from '@portico/components/pdf-viewer';
import { useSite } from '../../site/site.tsx';
import * as styles from './letter.css.ts';
import { pdfFiles } from '../../app/pdf-files.ts';

type ViewDialogProps = Pick<PdfViewerProps, 'src' | 'fileName'> & {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
};

/** The PDF with nothing beside it. */
function ViewDialog({ open, onOpenChange, title, src, fileName }: ViewDialogProps) {
  const { t } = useSite();
  return (
    <Dialog
      {...styles.viewed}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={t('app.close')}
      size="large"
    >
      <div className={styles.viewedPaper}>
        <PdfViewer src={src} fileName={fileName} height="fill" {...pdfFiles} />
      </div>
    </Dialog>
  );
}

export default ViewDialog;
