import { Select } from '../../../inputs/select/select.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** One of a list of choices. */
export default function SelectItem({ item, place }: FieldProps<'select' | 'dropdown'>) {
  const { readOnly, disabled, ...field } = useRegistered({ item, place });
  const { choices = [], placeholder } = item.selectOptions ?? {};
  return (
    <Select {...field} disabled={disabled || readOnly} options={choices} placeholder={placeholder ?? ''} />
  );
}
