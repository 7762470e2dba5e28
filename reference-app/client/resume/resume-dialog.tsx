import { Button, Dialog, InfoBar, Stack } from '@portico/components';
import { useRef, useState, type RefObject } from 'react';
import { useAuth } from '../app/auth.ts';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../site/site.tsx';
import { useShowToast } from '../app/toasts.tsx';
import { resumeTexts } from '../locales/texts.ts';
import { RequestError } from '../request/request-error.ts';
import { ResumeChoice } from './resume-choice.tsx';
import { ResumeList } from './resume-list.tsx';
import { ResumeReview } from './resume-review.tsx';
import { useResumeUpload, type ReviewedResume } from './use-resume-upload.ts';

type ResumeDialogProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Has the focus afterwards where what had it before is gone. */
  afterwards: RefObject<HTMLElement | null>;
};

/** What had the focus when this was opened, if that is still there: an upload may change what it stands in. */
function useReturnFocus(otherwise: RefObject<HTMLElement | null>) {
  const [goal] = useState(() => {
    const opener = document.activeElement as HTMLElement;
    return {
      get current() {
        return opener.isConnected && opener !== document.body ? opener : otherwise.current;
      },
    };
  });
  return goal;
}

/** The file that is chosen, and its upload. */
function useChosenFile(onUploaded: (resume: ReviewedResume) => void) {
  const { t: site } = useSite();
  const { openLogin } = useAuth();
  const { share, upload, cancel } = useResumeUpload();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setMissing(false);
  };
  const confirm = async () => {
    const [file] = files;
    setProblem(undefined);
    setMissing(!file);
    if (!file) {
      input.current?.focus();
      return;
    }
    try {
      const done = await upload(file);
      if (!done) return;
      setFiles([]);
      onUploaded(done);
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'login') openLogin({ isSessionOver: true });
      setProblem(requestMessage(error, site));
    }
  };
  return { input, files, choose, isMissing, problem, share, confirm, cancel };
}

/** Uploading a resume, reviewing what was read in it, and the resumes that there are (RESUME-01, RESUME-02). */
function ResumeDialog({ open, onOpenChange, afterwards }: ResumeDialogProps) {
  const returnFocusTo = useReturnFocus(afterwards);
  const t = resumeTexts.useTexts();
  const showToast = useShowToast();
  const [reviewed, setReviewed] = useState<ReviewedResume>();
  const { input, files, choose, isMissing, problem, share, confirm, cancel } = useChosenFile(setReviewed);
  const isSending = share !== undefined;
  if (reviewed)
    return (
      <ResumeReview
        reviewed={reviewed}
        returnFocusTo={returnFocusTo}
        onDone={(text) => {
          if (text !== undefined) showToast({ variant: 'success', text });
          onOpenChange(false);
        }}
      />
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      title={t('title')}
      footer={
        <>
          <Button onClick={() => (isSending ? cancel() : onOpenChange(false))}>
            {t(isSending ? 'cancelUpload' : 'cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isSending}
            loadingLabel={t('uploading')}
            onClick={() => void confirm()}
          >
            {t('upload')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {problem !== undefined && (
          <InfoBar variant="alert" live>
            {problem}
          </InfoBar>
        )}
        <ResumeChoice ref={input} files={files} onFilesChange={choose} isMissing={isMissing} share={share} />
        <ResumeList onReview={setReviewed} />
      </Stack>
    </Dialog>
  );
}

export default ResumeDialog;
