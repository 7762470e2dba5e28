import type { SectionId } from '@portico/tokens/contract';

/** With those of the fields in its panels and its preview. */
export const formEditorTokens = [
  'core_properties',
  'border_radius',
  'cards',
  'info_bar',
  'apply_button',
  'default_buttons',
  'disruptive_buttons',
  'primary_buttons',
  'secondary_buttons',
  'system_ui_buttons',
  'two_state_buttons',
  'talent_experience_go_button',
  'talent_experience_nav_button',
] as const satisfies readonly SectionId[];
