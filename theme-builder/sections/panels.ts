import type { SectionId } from '@portico/tokens';

/** Whether a section can be edited already. Closed ones are listed, so that nobody looks for them in vain. */
export type PanelDefinition = { isOpen: boolean };

const open: PanelDefinition = { isOpen: true };
const later: PanelDefinition = { isOpen: false };

/** A panel for every section of the contract; what is in it comes from the contract. */
export const panels: Record<SectionId, PanelDefinition> = {
  primary_buttons: open,
  navbar: open,
  core_properties: later,
  border_radius: later,
  banner_header: later,
  secondary_buttons: later,
  default_buttons: later,
  disruptive_buttons: later,
  system_ui_buttons: later,
  two_state_buttons: later,
  apply_button: later,
  cards: later,
  info_bar: later,
  tabs: later,
  talent_experience_core: later,
  talent_experience_nav_button: later,
  talent_experience_go_button: later,
  pcsx_core: later,
  pcsx_hero_image: later,
  pcsx_profile_page: later,
};

/** In the order in which the panel offers them. */
export const panelIds = Object.keys(panels) as readonly SectionId[];
export const openSections: readonly SectionId[] = panelIds.filter((id) => panels[id].isOpen);
export const isOpen = (id: SectionId): boolean => panels[id].isOpen;
