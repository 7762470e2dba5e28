import { Dialog } from '@portico/components';
import { PdfViewer, type PdfViewerProps } from '@portico/components/pdf-viewer';
import { useSite } from '../../app/site.tsx';
import { pdfFiles } from './pdf-files.ts';

type ViewDialogProps = Pick<PdfViewerProps, 'src' | 'fileName'> & {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
};

/** The PDF with nothing beside it. */
const ViewDialog = ({ open, onOpenChange, title, src, fileName }: ViewDialogProps) => {
  const { t } = useSite();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('app.close')} size="large">
      <PdfViewer src={src} fileName={fileName} height="medium" {...pdfFiles} />
    </Dialog>
  );
};

export default ViewDialog;
