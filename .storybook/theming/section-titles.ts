import { sectionIds, sectionOf, type SectionId } from '@portico/tokens/contract';

const titleOf = (section: SectionId): string => `Theming/${sectionOf(section).label}`;

/** The page of each section of the theme. */
export const sectionTitles: readonly string[] = sectionIds.map(titleOf);

/** The section that a page is about. */
export const sectionOfTitle = (title: string): SectionId | undefined =>
  sectionIds.find((section) => titleOf(section) === title);
