import { useId, useState, type ComponentPropsWithRef } from 'react';
import { Status } from '../../display/status/status.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { Slider } from '../slider/slider.tsx';
import { ColorArea } from './color-area.tsx';
import { ColorText } from './color-text.tsx';
import {
  contrastOn,
  displayable,
  hexOf,
  isSrgb,
  mostChroma,
  oklchOf,
  readColor,
  writeColor,
  type Oklch,
} from './color.ts';
import * as styles from './color-picker.css.ts';
import { EyeDropperButton } from './eye-dropper.tsx';
import type keys from '../../locales/en-US/color-picker.json';
import english from '../../locales/en-US/color-picker.json?messages';
import { ColorTrack } from './paint.tsx';
import { warnOfNoColor } from './warn-of-no-color.ts';

/** What a colour looks like, or that there is none. Attributes, since server HTML may not say styles. */
const Swatch = ({ color }: { color: string | undefined }) => (
  <svg className={styles.swatch} viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.checker} d="M0 0h1v2h1V1H0z" />
    {color === undefined ? (
      <path className={styles.none} d="M0 2 2 0" vectorEffect="non-scaling-stroke" />
    ) : (
      <rect width="2" height="2" fill={color} />
    )}
  </svg>
);

declare const process: { env: { NODE_ENV?: string } };

/** A colour to choose; `color` as CSS. */
export type ColorSwatch = { color: string; name: string };

type OwnProps = {
  /** What the colour is for. */
  label: string;
  /** The colour as CSS; controlled. */
  value?: string;
  /**
   * The colour at first, as CSS.
   * @default '#000000'
   */
  defaultValue?: string;
  /** At each step. The colour as CSS: hex digits in sRGB, `oklch()` outside. */
  onValueChange?: (value: string) => void;
  /**
   * Whether it may be see-through.
   * @default false
   */
  alpha?: boolean;
  /** A palette to choose from. One that is no colour is shown as none, and cannot be chosen. */
  swatches?: readonly ColorSwatch[];
  /** Colours that were chosen before, as CSS. */
  recent?: readonly string[];
  /** What the colour lies upon, as CSS, and what that is called: says whether the contrast is enough (WCAG 2.2). */
  contrastWith?: ColorSwatch;
  /** @default false */
  disabled?: boolean;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-gamut` is `srgb` or `p3`. */
export type ColorPickerProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children' | 'role'>;

const black: Oklch = { l: 0, c: 0, h: 0, alpha: 1 };
function verdictOn(ratio: number) {
  if (ratio >= 4.5) return { verdict: 'text', variant: 'success' } as const;
  if (ratio >= 3) return { verdict: 'large', variant: 'warning' } as const;
  return { verdict: 'low', variant: 'alert' } as const;
}

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
const degrees = { style: 'unit', unit: 'degree', unitDisplay: 'narrow', maximumFractionDigits: 1 } as const;

const sliders = [
  { channel: 'l', name: 'lightness', max: 1, step: 0.01, format: percent },
  { channel: 'c', name: 'chroma', max: mostChroma, step: 0.005, format: { maximumFractionDigits: 3 } },
  { channel: 'h', name: 'hue', max: 360, step: 1, format: degrees },
  { channel: 'alpha', name: 'alpha', max: 1, step: 0.01, format: percent },
] as const;

const notations = [
  ['hex', hexOf],
  ['oklch', oklchOf],
] as const;

type Color = Pick<OwnProps, 'value' | 'onValueChange'> & { defaultValue: string; alpha: boolean };

/** Keeps the color beside its text, which forgets the hue of a grey. */
function useColor({ value, defaultValue, onValueChange, alpha }: Color) {
  const read = (css: string) => {
    const found = readColor(css);
    return found && !alpha ? { ...found, alpha: 1 } : found;
  };
  const [own, setOwn] = useState(() => ({ css: defaultValue, color: read(value ?? defaultValue) ?? black }));
  const held = value === undefined || value === own.css ? own.color : (read(value) ?? own.color);
  const css = writeColor(held);

  const change = (next: Partial<Oklch>) => {
    const color = { ...held, ...next };
    const written = writeColor(color);
    setOwn({ css: written, color });
    if (written !== (value ?? css)) onValueChange?.(written);
  };
  const choose = (color: string) => change(read(color) ?? {});
  return { held, css, read, change, choose };
}

/** Says whether the contrast with what the color lies upon is enough. */
function Contrast({ color, upon }: { color: Oklch; upon: ColorSwatch }) {
  const text = useMessages<keyof typeof keys>('color-picker', english);
  const format = new Intl.NumberFormat(useLocale());
  const ground = readColor(upon.color);
  if (!ground) return null;
  // cut, since 4.49 is not enough
  const ratio = Math.floor(contrastOn(color, ground) * 100) / 100;
  const { verdict, variant } = verdictOn(ratio);
  return (
    <Status variant={variant}>
      {text('contrast', { name: upon.name, ratio: format.format(ratio), verdict: text(verdict) })}
    </Status>
  );
}

type PaletteProps = Pick<ReturnType<typeof useColor>, 'css' | 'read' | 'choose'> & {
  name: 'swatches' | 'recent';
  colors: readonly ColorSwatch[];
  disabled: boolean;
};

/** Colors to choose from. */
function Palette({ name, colors, css, read, choose, disabled }: PaletteProps) {
  const text = useMessages<keyof typeof keys>('color-picker', english);
  const id = useId();
  if (colors.length === 0) return null;
  return (
    <fieldset className={styles.palette} aria-labelledby={id} disabled={disabled}>
      <legend id={id} className={styles.legend}>
        {text(name)}
      </legend>
      {colors.map((each, index) => {
        const color = read(each.color);
        if (!color && process.env.NODE_ENV === 'development') warnOfNoColor(each.color);
        return (
          <button
            key={index}
            type="button"
            className={styles.choice}
            aria-label={color ? each.name : text('noColor', { name: each.name })}
            aria-pressed={color ? writeColor(color) === css : undefined}
            disabled={!color}
            onClick={() => choose(each.color)}
          >
            <Swatch color={color && each.color} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Chooses a colour by eye, by number or from a palette, beyond sRGB too. */
export function ColorPicker({
  label,
  value,
  defaultValue = '#000000',
  onValueChange,
  alpha = false,
  swatches = [],
  recent = [],
  contrastWith,
  disabled = false,
  ...rest
}: ColorPickerProps) {
  const text = useMessages<keyof typeof keys>('color-picker', english);
  const { held, css, read, change, choose } = useColor({ value, defaultValue, onValueChange, alpha });
  // what is held may have more chroma than any screen at its lightness, so that it comes back with the lightness
  const shown = displayable(held);
  const choices = { css, read, choose, disabled };
  return (
    <div
      aria-label={label}
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- palettes inside are fieldsets
      role="group"
      className={styles.picker}
      data-gamut={isSrgb(shown) ? 'srgb' : 'p3'}
    >
      <ColorArea color={held} css={css} disabled={disabled} onChange={change} />
      {sliders.map(({ channel, name, ...range }) =>
        alpha || channel !== 'alpha' ? (
          <Slider
            key={channel}
            {...range}
            label={text(name)}
            disabled={disabled}
            value={held[channel]}
            onValueChange={(next) => change({ [channel]: next })}
            line={
              <ColorTrack
                {...(channel === 'h' ? { l: 0.7, c: 0.15, h: 0 } : { l: held.l, c: held.c, h: held.h })}
                {...(channel === 'alpha' ? undefined : { [channel]: 0 })}
                over={channel}
              />
            }
          />
        ) : null,
      )}
      <div className={styles.preview}>
        <Swatch color={css} />
      </div>
      {isSrgb(shown) ? null : <p className={styles.note}>{text('outside', { hex: hexOf(held) })}</p>}
      {contrastWith ? <Contrast color={held} upon={contrastWith} /> : null}
      <div className={styles.texts}>
        {notations.map(([name, write]) => (
          <ColorText
            key={name}
            label={text(name)}
            color={shown}
            read={read}
            write={write}
            error={text(`${name}Wrong`)}
            disabled={disabled}
            onChange={change}
          />
        ))}
      </div>
      <EyeDropperButton label={text('eyeDropper')} disabled={disabled} onPick={choose} />
      <Palette name="swatches" colors={swatches} {...choices} />
      <Palette name="recent" colors={recent.map((color) => ({ color, name: color }))} {...choices} />
    </div>
  );
}
