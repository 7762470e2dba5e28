import { kind } from '../../item/kind.ts';
import { isPhoneCountry } from '../../rules/phone-countries.ts';
import { phoneFinding, withoutSeparators, type PhoneValue } from '../../rules/phone.ts';
import { isRecord } from '../../item/schema-problems.ts';
import { hasOnly, isText, isTextOrMissing } from '../value-guards.ts';
import type { PhoneOptions } from './options.ts';

const isPhone = (value: unknown): value is PhoneValue =>
  isRecord(value) &&
  isText(value['number']) &&
  isTextOrMissing(value['callingCode']) &&
  isTextOrMissing(value['selectedCountryCode']) &&
  hasOnly(value, ['callingCode', 'number', 'selectedCountryCode']);

/** As it is dialled in its country, whose code stands after it: a 0 before it is not dialled behind the code. */
const written = ({ number, callingCode }: PhoneValue): string =>
  callingCode && !number.startsWith('+') ? `${number} (${callingCode.replace(/^\+?/, '+')})` : number;

/** A telephone number with its country; null, or a value without a number, for none. */
export const phone = kind<PhoneOptions, PhoneValue | null>('phone', {
  isValue: (value) => value === null || isPhone(value),
  empty: () => null,
  isMissing: (value) => value === null || withoutSeparators(value.number) === '',
  read: (value) => (value === null ? [] : [written(value)]),
  // servers write countries in small letters, too; one that there is not is none
  take: (value) => {
    if (!isPhone(value) || !value.selectedCountryCode) return value;
    const { selectedCountryCode, ...others } = value;
    const country = selectedCountryCode.toUpperCase();
    return isPhoneCountry(country) ? { ...others, selectedCountryCode: country } : others;
  },
  check: (value, _item, context) => (value === null ? undefined : phoneFinding(value, context.phones)),
});
