import { TextField } from '../../../inputs/text-field/text-field.tsx';
import { trimmed } from '../../form/trimmed.ts';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** An e-mail address. */
export default function EmailItem({ item, place }: FieldProps<'email'>) {
  const { onBlur, ...field } = useRegistered({ item, place });
  return (
    <TextField
      autoComplete="email"
      {...field}
      type="email"
      placeholder={item.emailOptions?.placeholder}
      onBlur={trimmed(onBlur)}
    />
  );
}
