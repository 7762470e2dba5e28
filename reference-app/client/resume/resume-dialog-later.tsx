import { lazy, Suspense, type RefObject } from 'react';
import { Contained } from '../app/contained.tsx';

const ResumeDialog = lazy(() => import('./resume-dialog.tsx'));

type ResumeDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Has the focus afterwards where what had it before is gone. */
  afterwards: RefObject<HTMLElement | null>;
};

/** The dialog about resumes, loaded when it is asked for. */
export const ResumeDialogLater = ({ isOpen, ...rest }: ResumeDialogProps) =>
  isOpen && (
    <Contained fallback={null}>
      <Suspense fallback={null}>
        <ResumeDialog {...rest} />
      </Suspense>
    </Contained>
  );
