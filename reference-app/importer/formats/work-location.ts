import type { Posting } from '../../contract/posting.ts';

/** Reads how a job is worked from the words an employer uses for it; a job is on site unless they say otherwise. */
export function workLocationFrom(words: string): Posting['workLocationOption'] {
  if (/\bhybrid\b/i.test(words)) return 'hybrid';
  if (/\b(non|not|no)[\s-]*remote\b/i.test(words)) return 'onsite';
  return /\b(remote|home[\s-]?office|work from home)\b/i.test(words) ? 'remote' : 'onsite';
}
