import { pathOf, products, sectionIds, sectionOf, tokenNames, type SectionId } from '@portico/tokens';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element, openPanel } from '../testing/open-panel.tsx';
import { inputIdOf } from './control.ts';
import { panelSections } from './panels.ts';

describe('the parts of a site (THEME-01)', () => {
  it.each(products)(
    'are all there for the product “%s”, each with a field for every token of the contract (B1)',
    async (product) => {
      const { panel } = await openPanel({ product });
      const chooser = panel.getByRole('combobox').first();
      const offered = [...element<HTMLSelectElement>(chooser).options].map(({ value }) => value);
      expect(offered).toEqual(
        sectionIds.filter((id) => [undefined, product].includes(sectionOf(id).product)),
      );
      for (const section of offered) {
        await chooser.selectOptions(section);
        for (const token of tokenNames(section as SectionId)) {
          const path = pathOf(section as SectionId, token);
          expect(document.querySelector(`#${inputIdOf(path)}`), path).not.toBeNull();
        }
        // what a token follows is shown by its value
        expect(element(panel).textContent, section).not.toContain('var(--');
      }
    },
  );

  it('are of one product or of both: the panels of all products leave out no section (B1)', () => {
    expect(new Set(products.flatMap(panelSections))).toEqual(new Set(sectionIds));
  });

  it('have shadows that are added, changed, undone and removed', async () => {
    const { panel, fake } = await openPanel({ section: 'cards' });
    const shadow = () => fake.server.draft?.sections.cards?.shadow?.value;
    const first = panel.getByRole('group', { name: 'Shadow, shadow 1', exact: true });
    const remove = panel.getByRole('button', { name: 'Remove: Shadow, shadow 1', exact: true });
    const add = panel.getByRole('button', { name: 'Add a shadow: Shadow', exact: true });
    while (remove.query()) await remove.click();
    await add.click();
    await expect.element(first.getByLabelText('Right, px')).toHaveFocus();
    await first.getByLabelText('Down, px').fill('6');
    await first.getByLabelText('Opacity, %').fill('50');
    await userEvent.tab();
    await expect.poll(shadow).toEqual([{ x: 0, y: 6, blur: 8, spread: 0, color: '#00000080' }]);
    await first.getByLabelText('Blur, px').fill('900');
    await expect.element(first.getByText('A number from 0 to 200')).toBeVisible();
    await expect.poll(shadow).toEqual([{ x: 0, y: 6, blur: 8, spread: 0, color: '#00000080' }]);
    await remove.click();
    await expect.element(add).toHaveFocus();
    await expect.poll(shadow).toEqual([]);
  });
});
