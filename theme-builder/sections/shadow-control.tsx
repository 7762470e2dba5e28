import { Button } from '@portico/components';
import type { ShadowLayer } from '@portico/tokens';
import { flushSync } from 'react-dom';
import { useBuilder } from '../store/use-editor.ts';
import { focusField, inputIdOf, useLiveValue, type ControlProps } from '../fields/control.ts';
import * as styles from '../style/field.css.ts';
import { ShadowLayerFields } from './shadow-layer-fields.tsx';

/** The contract takes no more (`shadow` of its kinds). */
const mostLayers = 4;

/** What a shadow that is added begins as: soft, and below. */
const addedLayer: ShadowLayer = { x: 0, y: 2, blur: 8, spread: 0, color: '#00000033' };

/** A shadow: one or several on top of each other, or none. */
export function ShadowControl({ path, scheme, label, isLocked, sourceId, helpId }: ControlProps) {
  const { editor, texts } = useBuilder();
  const { t } = texts;
  const layers = useLiveValue(path, scheme) as readonly ShadowLayer[];
  const edit = (next: readonly ShadowLayer[]) => editor.edit({ path, scheme, value: next });
  /** What was pressed may go with it. */
  const set = (next: readonly ShadowLayer[]) => {
    flushSync(() => {
      edit(next);
      editor.endGesture();
    });
    focusField(path);
  };
  return (
    <div className={styles.layers}>
      {layers.length === 0 ? <p className={styles.source}>{t('field.none')}</p> : null}
      {layers.map((layer, index) => (
        <ShadowLayerFields
          // a layer is nothing but its place
          key={index}
          layer={layer}
          name={t('shadow.layer', { token: label, number: index + 1 })}
          firstId={index === 0 ? inputIdOf(path) : undefined}
          isLocked={isLocked}
          describedBy={`${sourceId} ${helpId}`}
          onEdit={(next) => edit(layers.with(index, next))}
          onDone={editor.endGesture}
          onRemove={() => set(layers.toSpliced(index, 1))}
        />
      ))}
      {layers.length < mostLayers ? (
        <Button
          size="small"
          id={layers.length === 0 ? inputIdOf(path) : undefined}
          disabled={isLocked}
          aria-label={t('shadow.addTo', { token: label })}
          aria-describedby={`${sourceId} ${helpId}`}
          onClick={() => set([...layers, addedLayer])}
        >
          {t('shadow.add')}
        </Button>
      ) : null}
    </div>
  );
}
