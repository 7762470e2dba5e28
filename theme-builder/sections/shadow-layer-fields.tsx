import { Button, TextField } from '@portico/components';
import type { ShadowLayer } from '@portico/tokens';
import { useRef, useState } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import * as styles from '../style/field.css.ts';
import { alphaOf, opaque, pickedOver, withAlpha } from '../fields/picked-color.ts';
import { readNumber } from '../fields/read-number.ts';
import { useGestureEnd } from '../fields/use-gesture-end.ts';

/** CSS px, as the contract limits them. */
const lengths = [
  { part: 'x', min: -200, max: 200 },
  { part: 'y', min: -200, max: 200 },
  { part: 'blur', min: 0, max: 200 },
  { part: 'spread', min: -200, max: 200 },
] as const;

type NumberFieldProps = {
  id?: string | undefined;
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  describedBy: string;
  onEdit: (value: number) => void;
  onDone: () => void;
};

/** A number that the page wears as soon as it is one; what is none stays to be mended, and says so. */
function NumberField({ value, min, max, onEdit, onDone, describedBy, ...field }: NumberFieldProps) {
  const { t } = useBuilder().texts;
  const [typed, setTyped] = useState<string>();
  const isNumber = (text: string) => readNumber(text) >= min && readNumber(text) <= max;
  return (
    <TextField
      {...field}
      size="small"
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={describedBy}
      value={typed ?? String(value)}
      error={typed !== undefined && !isNumber(typed) ? t('shadow.range', { min, max }) : undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (isNumber(currentTarget.value)) onEdit(readNumber(currentTarget.value));
      }}
      onBlur={() => {
        if (typed !== undefined && isNumber(typed)) setTyped(undefined);
        onDone();
      }}
    />
  );
}

type ShadowLayerFieldsProps = {
  layer: ShadowLayer;
  name: string;
  /** Of the field that takes the focus when somebody is led here. */
  firstId: string | undefined;
  isLocked: boolean;
  describedBy: string;
  /** While it is typed or dragged. */
  onEdit: (layer: ShadowLayer) => void;
  onDone: () => void;
  onRemove: () => void;
};

/** One shadow of those that lie on top of each other. */
export function ShadowLayerFields({
  layer,
  name,
  firstId,
  isLocked,
  describedBy,
  onEdit,
  onDone,
  onRemove,
}: ShadowLayerFieldsProps) {
  const { t } = useBuilder().texts;
  const picker = useRef<HTMLInputElement>(null);
  useGestureEnd(picker, onDone);
  const shared = { disabled: isLocked, describedBy, onDone };
  return (
    <fieldset aria-label={name} className={styles.layer}>
      <div className={styles.layerFields}>
        {lengths.map(({ part, min, max }, index) => (
          <NumberField
            key={part}
            id={index === 0 ? firstId : undefined}
            label={t(`shadow.${part}`)}
            value={layer[part]}
            min={min}
            max={max}
            onEdit={(value) => onEdit({ ...layer, [part]: value })}
            {...shared}
          />
        ))}
        <NumberField
          label={t('shadow.opacity')}
          value={Math.round(alphaOf(layer.color) * 100)}
          min={0}
          max={100}
          onEdit={(value) => onEdit({ ...layer, color: withAlpha(layer.color, value / 100) })}
          {...shared}
        />
      </div>
      <div className={styles.controls}>
        <input
          ref={picker}
          type="color"
          className={styles.colorInput}
          aria-label={t('field.pick', { token: name })}
          aria-describedby={describedBy}
          disabled={isLocked}
          value={opaque(layer.color)}
          onChange={({ currentTarget }) =>
            onEdit({ ...layer, color: pickedOver(currentTarget.value, layer.color) })
          }
        />
        <Button
          variant="systemUi"
          size="small"
          disabled={isLocked}
          aria-label={t('shadow.removeLayer', { layer: name })}
          onClick={onRemove}
        >
          {t('shadow.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
