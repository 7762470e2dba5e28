import { NumberField } from '../../../inputs/number-field/number-field.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** A number, written as the language writes it. */
export default function NumberItem({ item, place }: FieldProps<'number'>) {
  const { min: _min, max: _max, ...field } = useRegistered({ item, place });
  const { placeholder, fractionDigits } = item.numberOptions ?? {};
  return <NumberField {...field} placeholder={placeholder} fractionDigits={fractionDigits} />;
}
