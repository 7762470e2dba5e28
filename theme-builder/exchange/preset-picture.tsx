import type { ResolvedTheme, TokenPath } from '@portico/tokens';
import * as styles from './presets.css.ts';

/** A small picture of what a theme looks like: its bar, its type, a card, its button. Says nothing that words do not. */
export function PresetPicture({ theme }: { theme: ResolvedTheme }) {
  const valueOf = (path: TokenPath) => theme.leaf(path, 'light').value;
  const color = (path: TokenPath) => String(valueOf(path));
  // drawn at about a third of the size that a page has
  const radius = (path: TokenPath) => Math.min(Number(valueOf(path)) / 2, 9);
  const font = (path: TokenPath) => ({ fontFamily: String(valueOf(path)) });
  return (
    <svg className={styles.picture} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
      <rect width="160" height="96" fill={color('core_properties.surface_sunken')} />
      <rect width="160" height="18" fill={color('navbar.background')} />
      <rect x="10" y="7" width="26" height="4" rx="2" fill={color('navbar.text')} />
      <rect x="112" y="7" width="16" height="4" rx="2" fill={color('navbar.link')} />
      <rect x="134" y="7" width="16" height="4" rx="2" fill={color('navbar.link')} />
      <rect
        x="10"
        y="27"
        width="140"
        height="60"
        rx={radius('cards.radius')}
        fill={color('cards.background')}
        stroke={color('cards.border')}
      />
      <text
        {...font('core_properties.font_family_heading')}
        x="20"
        y="52"
        fontSize="21"
        fontWeight={color('core_properties.font_weight_heading')}
        fill={color('core_properties.text')}
      >
        Aa
      </text>
      <rect x="56" y="40" width="60" height="4" rx="2" fill={color('core_properties.text_muted')} />
      <rect x="56" y="49" width="38" height="4" rx="2" fill={color('core_properties.link')} />
      <rect
        x="20"
        y="63"
        width="50"
        height="16"
        rx={radius('primary_buttons.radius')}
        fill={color('primary_buttons.background')}
      />
      <rect x="32" y="69" width="26" height="4" rx="2" fill={color('primary_buttons.text')} />
      <circle cx="116" cy="71" r="7" fill={color('core_properties.brand')} />
      <circle cx="134" cy="71" r="7" fill={color('core_properties.accent')} />
    </svg>
  );
}
