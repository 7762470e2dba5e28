import type { UseFormReturn } from 'react-hook-form';
import { passwordLength } from '../../../contract/password-length.ts';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';

/** What is typed anywhere in the login: one form for all views, so that none of it is lost between them. */
export type AccountFields = {
  email: string;
  password: string;
  newPassword: string;
  code: string;
  firstName: string;
  lastName: string;
};

export type AccountFormState = UseFormReturn<AccountFields>;

/** Six digits, also as they stand in a mail or come from an Arabic keyboard; undefined when it is something else. */
export function codeOf(typed: string): string | undefined {
  const digits = [...typed.replaceAll(/[\s-]/g, '')].map((digit) => {
    const isArabic = /[٠-٩۰-۹]/.test(digit);
    return isArabic ? String((digit.codePointAt(0) ?? 0) & 0xf) : digit;
  });
  const code = digits.join('');
  return /^\d{6}$/.test(code) ? code : undefined;
}

/** What each field must be like, in the words of the page. */
export function useFieldRules() {
  const { t } = useSite();
  const account = accountTexts.useTexts();
  return {
    /** Something has to be there. */
    required: (label: string) => ({ required: t('form.requiredName', { name: label }) }),
    email: {
      required: t('form.requiredName', { name: account('email') }),
      pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/, message: account('emailInvalid') },
    },
    newPassword: {
      // what else a password must not be only the server knows
      validate: (typed = '') => {
        const { length } = [...typed.normalize('NFKC')];
        if (length < passwordLength.least) return account('password.short');
        return length > passwordLength.most ? account('password.long') : true;
      },
    },
    code: { validate: (typed = '') => codeOf(typed) !== undefined || account('code.six') },
  };
}
