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

export { default } from './ar.json?messages';

/** What the library's components on the dashboard say by themselves. */
export const library: LibraryMessages = {
  'alert-dialog': alertDialog,
  'application-card': applicationCard,
  'interview-card': interviewCard,
  'job-card': jobCard,
  jobs,
  'offer-card': offerCard,
  'saved-toggle': savedToggle,
};
