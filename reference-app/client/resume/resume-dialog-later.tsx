import { lateDialog } from '../app/late-dialog.tsx';

/** The dialog about resumes. It is rendered only while it is open, since it returns the focus to what had it before. */
export const ResumeDialogLater = lateDialog(() => import('./resume-dialog.tsx'));
