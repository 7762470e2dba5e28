import type { SectionId } from '@portico/tokens/contract';

export const buttonTokens = [
  'core_properties',
  'primary_buttons',
  'secondary_buttons',
  'default_buttons',
  'disruptive_buttons',
  'system_ui_buttons',
  'two_state_buttons',
  'apply_button',
  'talent_experience_nav_button',
  'talent_experience_go_button',
] as const satisfies readonly SectionId[];
