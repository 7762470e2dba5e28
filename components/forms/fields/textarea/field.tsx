import { TextArea } from '../../../inputs/text-area/text-area.tsx';
import { trimmed } from '../../form/trimmed.ts';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

const rows = { small: 3, medium: 4, large: 8 } as const;

/** Several lines of text, with a counter where there is a most. */
export default function TextareaItem({ item, place }: FieldProps<'textarea'>) {
  const { onBlur, ...field } = useRegistered({ item, place });
  const { placeholder, size = 'medium', enableExpand = true } = item.textAreaOptions ?? {};
  return (
    <TextArea
      {...field}
      placeholder={placeholder}
      minRows={rows[size]}
      maxRows={enableExpand ? 12 : size === 'large' ? 8 : 4}
      onBlur={trimmed(onBlur)}
    />
  );
}
