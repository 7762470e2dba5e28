import { createMessages } from '../../messages/messages.ts';
import { todayIn } from './dates.ts';
import type { ValidationContext } from './finding.ts';
import english from './messages/en-US.json?messages';
import { phonePlans } from './phone-plans.ts';

/**
 * What servers validate with: US English, the machine's day and all countries' telephone plans. It may be kept for as long as
 * the server runs: the day is asked for each time it is read.
 *
 * @param own what differs, such as the texts of another language
 */
export const validationContext = (own: Partial<ValidationContext> = {}): ValidationContext => ({
  text: createMessages('en-US', english) as ValidationContext['text'],
  locale: 'en-US',
  get today() {
    return todayIn();
  },
  phones: phonePlans,
  ...own,
});
