import { CheckboxGroup } from '../../../inputs/checkbox-group/checkbox-group.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** Any number of a few choices. */
export default function CheckboxItems({ item, place }: FieldProps<'checkbox'>) {
  const { readOnly, disabled, ...field } = useRegistered({ item, place });
  return (
    <CheckboxGroup {...field} options={item.checkboxOptions?.choices ?? []} disabled={disabled || readOnly} />
  );
}
