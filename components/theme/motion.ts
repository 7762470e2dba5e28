import { vars } from '@portico/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * What may move. Colours and shadows are absent on purpose: they are themed, and a transition on them would make a live
 * edit of the theme lag behind the hand that makes it.
 */
export type MovingProperty = 'opacity' | 'rotate' | 'scale' | 'transform' | 'translate';

const ifWelcome = (rule: StyleRule): StyleRule => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rule },
});

/** Lets properties move to their next value in the theme's time; a jump for people who asked for less motion. */
export const movement = (...properties: MovingProperty[]): StyleRule =>
  ifWelcome({
    transitionProperty: properties.join(', '),
    transitionDuration: vars.core_properties.motion,
    transitionTimingFunction: 'ease-out',
  });

/** Plays keyframes in the theme's time, or in `duration` when they repeat; not at all for people who asked for less motion. */
export const animation = (name: string, repeating?: { duration: string }): StyleRule =>
  ifWelcome(
    repeating
      ? { animation: `${name} ${repeating.duration} linear infinite` }
      : { animation: `${name} ${vars.core_properties.motion} ease-out` },
  );
