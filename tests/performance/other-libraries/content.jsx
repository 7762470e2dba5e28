import { counts } from '../pages/bare-kinds.tsx';

const among = (children) => children;

/** What a page shows of a library, under the names of `pages/kinds.tsx`; what the theme colours is for changing it. */
export function contentOf(library, kind) {
  switch (kind) {
    case 'Button':
      return counts.buttons.map(library.button);
    case 'PrimaryButton':
      return counts.buttons.map(library.primaryButton ?? library.button);
    case 'Card':
      return counts.cards.map(library.card);
    case 'TextField':
      return (library.form ?? among)(counts.fields.map(library.field));
    default:
      throw new Error(`There is no ${kind}`);
  }
}
