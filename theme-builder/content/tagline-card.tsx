import { TextField } from '@portico/components';
import { ContentCard } from './content-card.tsx';
import { contentTexts } from '../locales/areas.ts';
import { usePart } from './use-part.ts';

/** One line below the employer's name. */
export function TaglineCard() {
  const t = contentTexts.useTexts();
  const { value, change, locked, errors } = usePart('tagline');
  return (
    <ContentCard
      part="tagline"
      help={t('tagline.help')}
      locked={locked}
      describe={({ tagline }) => tagline}
      isShown={(field) => field === 'tagline'}
    >
      <TextField
        size="small"
        label={t('tagline.text')}
        value={value}
        maxLength={160}
        readOnly={locked !== undefined}
        error={errors['tagline']}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </ContentCard>
  );
}
