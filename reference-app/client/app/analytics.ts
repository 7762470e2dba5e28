import { withQuery } from '@portico/core/jobs';
import { isInFrame } from './in-frame.ts';
import { whenIdle } from './when-idle.ts';

/** What pages tell of themselves (SHELL-10). Nothing in it says who was there. */
export type PageEvent =
  | 'careers_view'
  | 'job_view'
  | 'click_apply_to_job'
  | 'profile_view'
  | 'dashboard_view'
  | 'settings_view';

// more than a person brings about between two idle moments
const mostWaiting = 20;
const waiting: { address: string; body: string }[] = [];

function sendAll() {
  // a beacon that the browser does not take is lost: no event is worth a second try
  for (const { address, body } of waiting.splice(0)) navigator.sendBeacon(address, body);
}
const sendWhenHidden = () => document.visibilityState === 'hidden' && sendAll();

/** Notes an event, to be sent when the page is idle or is left; where too many wait, or nobody visits, it is dropped. */
export function noteEvent(domain: string, event: PageEvent, pid?: number): void {
  if (waiting.length >= mostWaiting || isInFrame()) return;
  waiting.push({
    address: withQuery('/vslog', { domain, pid }),
    body: JSON.stringify({ namespace: 'careers', event }),
  });
  if (waiting.length > 1) return;
  // phones kill pages without another word after this
  document.addEventListener('visibilitychange', sendWhenHidden);
  whenIdle(sendAll);
}
