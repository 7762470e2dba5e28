import { Switch, TextArea } from '@portico/components';
import { useState } from 'react';
import { ContentCard } from './content-card.tsx';
import { contentTexts } from '../locales/areas.ts';
import { usePart } from './use-part.ts';

/** Says that the site is not open yet. */
export function PhaseCard() {
  const t = contentTexts.useTexts();
  const { value, change, locked, errors } = usePart('phase');
  const [wasTried, setTried] = useState(false);
  /** So that turning it off and on again loses no word. */
  const [last, setLast] = useState(value ?? t('phase.start'));
  const isOn = value !== null;
  const isWrong = isOn && value.trim() === '';
  return (
    <ContentCard
      part="phase"
      help={t('phase.help')}
      locked={locked}
      isWrong={isWrong}
      onTried={() => setTried(true)}
      describe={({ phase }) => phase ?? ''}
      isShown={(field) => field === 'phase'}
    >
      <Switch
        label={t('phase.switch')}
        checked={isOn}
        disabled={locked !== undefined}
        onChange={({ currentTarget }) => {
          if (value !== null) setLast(value);
          change(currentTarget.checked ? last : null);
        }}
      />
      {isOn ? (
        <TextArea
          label={t('phase.text')}
          value={value}
          limit={300}
          minRows={2}
          readOnly={locked !== undefined}
          error={wasTried && isWrong ? t('phase.noText') : errors['phase']}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : null}
    </ContentCard>
  );
}
