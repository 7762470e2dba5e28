import { vars } from '@portico/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';

// Nothing here moves colours or shadows: they are themed, and a transition on them would make a live edit of the theme
// lag behind the hand that makes it.
const ifWelcome = (rule: StyleRule): StyleRule => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rule },
});

/** Plays keyframes in the theme's time, or in `duration` when they repeat; not at all for people who asked for less motion. */
export const animation = (name: string, repeating?: { duration: string }): StyleRule =>
  ifWelcome(
    repeating
      ? { animation: `${name} ${repeating.duration} linear infinite` }
      : { animation: `${name} ${vars.core_properties.motion} ease-out` },
  );

/** Browsers in which `scrollAnimation` plays. */
export const scrollAnimationSupported = '(animation-timeline: scroll())';

/**
 * Plays keyframes by how far the page is scrolled. The reader's own hand moves it, like a scrollbar, so it plays for people
 * who asked for less motion too.
 */
export const scrollAnimation = (name: string): StyleRule => ({
  animation: `${name} linear both`,
  animationTimeline: 'scroll(root)',
});
