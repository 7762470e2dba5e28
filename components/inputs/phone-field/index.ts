export { PhoneField, type PhoneFieldProps, type PhoneParts } from './phone-field.tsx';
export { isPhoneNumber, type PhoneCountry } from './phone.ts';
