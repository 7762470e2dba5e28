import { Checkbox } from '../../../inputs/checkbox/checkbox.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** One thing to agree to. */
export default function CheckboxItem({ item, place }: FieldProps<'checkboxItem'>) {
  return <Checkbox {...useRegistered({ item, place })} />;
}
