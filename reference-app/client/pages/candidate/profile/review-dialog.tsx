import type { RefObject } from 'react';
import { ResumeReview } from '../../../resume/resume-review.tsx';
import type { ReviewedResume } from '../../../resume/use-resume-upload.ts';

type ReviewDialogProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  reviewed: ReviewedResume;
  afterwards: RefObject<HTMLElement | null>;
  /** What came of it, in words. */
  onTold: (text: string) => void;
};

/** What was read in a resume that has been there before (RESUME-02). */
const ReviewDialog = ({ open, onOpenChange, reviewed, afterwards, onTold }: ReviewDialogProps) =>
  open && (
    <ResumeReview
      reviewed={reviewed}
      returnFocusTo={afterwards}
      onDone={(text) => {
        if (text !== undefined) onTold(text);
        onOpenChange(false);
      }}
    />
  );

export default ReviewDialog;
