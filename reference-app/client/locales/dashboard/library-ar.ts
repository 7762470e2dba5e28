import type { LibraryMessages } from '@portico/components';
import {
  alertDialog,
  applicationCard,
  interviewCard,
  jobCard,
  jobs,
  offerCard,
  savedToggle,
} from '@portico/components/locales/ar/parts';

/** What the library's components on the dashboard say by themselves. */
export const texts: LibraryMessages = {
  'alert-dialog': alertDialog,
  'application-card': applicationCard,
  'interview-card': interviewCard,
  'job-card': jobCard,
  jobs,
  'offer-card': offerCard,
  'saved-toggle': savedToggle,
};
