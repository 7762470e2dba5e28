import type { PhoneValue } from '@portico/core/forms';
import { isPhoneCountry, withoutSeparators } from '@portico/core/forms/internal';
import { useEffect, useEffectEvent, useState } from 'react';
import { PhoneField, type PhoneParts } from '../../../inputs/phone-field/phone-field.tsx';
import { numberingPlans, type NumberingPlans, type PhoneCountry } from '../../../inputs/phone-field/phone.ts';
import { useLazyModule } from '../../../lazy/lazy-module.ts';
import { useFormRoot } from '../../form/form-root.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';

declare global {
  interface Window {
    /**
     * The country (ISO 3166-1 alpha-2, such as `CH`) that telephone fields begin with where neither their value nor their
     * definition names one. A page sets it before its forms appear.
     * @default 'US'
     */
    PORTICO_PHONE_COUNTRY?: string;
  }
}

const bare = (code: string | undefined) => code?.replace(/^\+/, '');
const isSame = (one: PhoneValue | null, other: PhoneValue | null): boolean =>
  (one?.number ?? '') === (other?.number ?? '') &&
  (one === null ||
    other === null ||
    (one.selectedCountryCode === other.selectedCountryCode &&
      bare(one.callingCode) === bare(other.callingCode)));

const valueOf = ({ country, callingCode, number }: PhoneParts): PhoneValue | null =>
  number === ''
    ? null
    : {
        ...(callingCode === undefined ? {} : { callingCode }),
        number: withoutSeparators(number),
        ...(country === undefined ? {} : { selectedCountryCode: country }),
      };

/** What the field of the library begins with; a country that is only known by its calling code is found from that. */
const textOf = (value: PhoneValue | null): string =>
  value?.callingCode && !value.selectedCountryCode && !value.number.startsWith('+')
    ? `+${bare(value.callingCode)}${value.number}`
    : (value?.number ?? '');

/** A telephone number of any country, in parts. */
export default function PhoneItem({ item, place }: FieldProps<'phone'>) {
  const { shared, value, change, blur } = useControlled<PhoneValue | null>({ item, place });
  const {
    defaultCountryCode,
    placeholder,
    countryPlaceholder,
    autocomplete = 'tel',
  } = item.phoneOptions ?? {};
  // the field keeps what is typed; only a value from elsewhere begins it anew
  const [kept, setKept] = useState({ value, beginning: value, generation: 0 });
  if (!isSame(kept.value, value)) setKept({ value, beginning: value, generation: kept.generation + 1 });
  const { beginning, generation } = kept;
  const country = [
    beginning?.selectedCountryCode,
    defaultCountryCode,
    window.PORTICO_PHONE_COUNTRY?.toUpperCase(),
    // what stands there until a country is chosen means that none is
    countryPlaceholder === undefined ? 'US' : undefined,
  ].find((code) => code !== undefined && isPhoneCountry(code)) as PhoneCountry | undefined;

  const { form } = useFormRoot();
  const { module: plans } = useLazyModule(numberingPlans);
  const complete = useEffectEvent((held: PhoneValue | null, known: NumberingPlans | undefined) => {
    if (!known || !held?.number || held.selectedCountryCode) return;
    const next = valueOf(known.phoneOf(textOf(held), country));
    // nobody has changed anything
    if (next?.selectedCountryCode) form.setValue(place.path, next);
  });
  // a number that came without its country is the number of the country in view
  useEffect(() => complete(value, plans), [plans, value]);

  return (
    <PhoneField
      key={generation}
      {...shared}
      autoComplete={autocomplete}
      placeholder={placeholder}
      countryPlaceholder={countryPlaceholder}
      defaultCountry={country}
      defaultValue={textOf(beginning)}
      onPhoneChange={(phone) => {
        const next = valueOf(phone);
        if (isSame(next, value)) return;
        setKept({ ...kept, value: next });
        change(next);
      }}
      onBlur={blur}
    />
  );
}
