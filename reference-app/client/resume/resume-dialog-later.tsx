import { lazy, Suspense, type RefObject } from 'react';
import { Contained } from '../app/contained.tsx';
import { NotLoaded } from '../app/not-loaded.tsx';
import { withStylesheets } from '../app/with-stylesheets.ts';

const load = withStylesheets(() => import('./resume-dialog.tsx'));
let ResumeDialog = lazy(load);

type ResumeDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Has the focus afterwards where what had it before is gone. */
  afterwards: RefObject<HTMLElement | null>;
};

/** The dialog about resumes, loaded when it is asked for, and anew with the next press where it could not be. */
export const ResumeDialogLater = ({ isOpen, ...rest }: ResumeDialogProps) => {
  const fail = () => {
    ResumeDialog = lazy(load);
    rest.onOpenChange(false);
  };
  return (
    isOpen && (
      <Contained fallback={<NotLoaded onShown={fail} />}>
        <Suspense fallback={null}>
          <ResumeDialog {...rest} />
        </Suspense>
      </Contained>
    )
  );
};
