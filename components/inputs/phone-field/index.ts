export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { isPhoneNumber, type PhoneCountry } from './phone.ts';
