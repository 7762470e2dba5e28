import { MaskedItem } from '../masked-item.tsx';
import type { FieldProps } from '../../form/use-field.ts';

export default function SsnItem(props: FieldProps<'ssn'>) {
  return <MaskedItem {...props} mask="ssn" />;
}
