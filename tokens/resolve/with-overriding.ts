import { sectionIds, sectionOf, type SectionId } from '../contract/index.ts';

/** A section, and those that override its leaves for one product: who may not change it may not go around it either. */
export const withOverriding = (section: SectionId): readonly SectionId[] =>
  sectionIds.filter((id) => id === section || sectionOf(id).overrides === section);
