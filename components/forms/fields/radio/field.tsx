import { RadioGroup } from '../../../inputs/radio-group/radio-group.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** One of a few choices, all in view. */
export default function RadioItem({ item, place }: FieldProps<'radio'>) {
  const { readOnly, disabled, ...field } = useRegistered({ item, place });
  const { choices = [], direction, toggle } = item.radioOptions ?? {};
  return (
    <RadioGroup
      {...field}
      options={choices}
      variant={toggle || direction === 'horizontal' ? 'cards' : 'list'}
      disabled={disabled || readOnly}
    />
  );
}
