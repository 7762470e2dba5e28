import { sectionIds, sectionOf, type Product, type SectionId } from '@portico/tokens';

/** The parts of a site of this product, in the order in which the panel offers them: that of the contract. */
export const panelSections = (product: Product): readonly SectionId[] =>
  sectionIds.filter((id) => (sectionOf(id).product ?? product) === product);
