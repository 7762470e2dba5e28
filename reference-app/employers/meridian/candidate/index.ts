import type { DemoMoment, DemoPages } from '../../demo-candidate.ts';
import { dashboard } from './dashboard.ts';
import { forms } from './forms.ts';
import { notifications } from './notifications.ts';

/** What Amara Okafor finds on her pages. */
export const candidatePages = (moment: DemoMoment): DemoPages => ({
  notifications: notifications(moment),
  dashboard: dashboard(moment),
  forms: forms(moment),
});
