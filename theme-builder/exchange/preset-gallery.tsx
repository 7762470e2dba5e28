import { Button } from '@portico/components';
import { presets, presetTheme, type Preset } from '@portico/tokens/presets';
import { useId, useMemo } from 'react';
import { themed } from '../store/editor-state.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { Offer } from './offer.ts';
import { valuesOf } from './offered-values.ts';
import { PresetPicture } from './preset-picture.tsx';
import * as styles from './presets.css.ts';
import { exchangeTexts } from '../locales/areas.ts';

function PresetItem({ preset, onOffer }: { preset: Preset; onOffer: (offer: Offer) => void }) {
  const { editor } = useBuilder();
  const t = exchangeTexts.useTexts();
  const nameId = useId();
  const name = t(`preset.${preset.id}.name`);
  const { document, theme } = useMemo(
    () => themed(editor.product, presetTheme(preset, editor.product)),
    [editor.product, preset],
  );
  return (
    <li className={styles.preset} aria-labelledby={nameId}>
      <PresetPicture theme={theme} />
      <span id={nameId} className={styles.name}>
        {name}
      </span>
      <span className={styles.description}>{t(`preset.${preset.id}.description`)}</span>
      <Button
        size="small"
        aria-label={t('presets.tryOne', { name })}
        onClick={() =>
          onOffer({
            step: { kind: 'preset', about: name },
            title: t('presets.title', { name }),
            values: valuesOf(document),
            chosenAtFirst: 'not-own',
          })
        }
      >
        {t('presets.try')}
      </Button>
    </li>
  );
}

/** Finished looks to start from. */
export const PresetGallery = ({ onOffer }: { onOffer: (offer: Offer) => void }) => (
  <ul className={styles.gallery}>
    {presets.map((preset) => (
      <PresetItem key={preset.id} preset={preset} onOffer={onOffer} />
    ))}
  </ul>
);
