import { createMessages, type Catalogue, type Messages } from '../../messages/index.ts';
import { todayIn } from '../rules/dates.ts';
import type { MessageKey, ValidationContext } from '../rules/finding.ts';
import { phonePlans } from '../rules/phone-plans.ts';

type Options = Partial<ValidationContext> & {
  /** BCP 47, such as `en-US`. */
  locale: string;
  /** The catalog `validation` of `@portico/core/locales/…`. */
  messages: Catalogue<string>;
};

/**
 * Makes what servers validate with: texts of one language, the machine's day and all countries' telephone plans. It may be kept
 * for as long as the server runs: the day is asked for each time it is read.
 */
export const validationContext = ({ messages, ...own }: Options): ValidationContext => ({
  text: createMessages(own.locale, messages) as Messages<MessageKey>,
  get today() {
    return todayIn();
  },
  phones: phonePlans,
  ...own,
});
