import { Button, Stack } from '@portico/components';
import { pathOf, tokenNames, type SectionId } from '@portico/tokens';
import { useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { panelSections } from '../fields/panels.ts';
import { useShowField } from '../fields/show-field.ts';
import { useBuilder } from '../store/use-editor.ts';
import { partsOnPage, sectionAt } from './page-use.ts';
import { findTexts } from '../locales/areas.ts';
import { useOutline } from './use-outline.ts';

function Part({ section, elements }: { section: SectionId; elements: readonly Element[] }) {
  const { sectionLabel } = useBuilder().texts;
  const t = findTexts.useTexts();
  const show = useShowField();
  const outlining = useOutline(() => elements, sectionLabel(section));
  const [first] = tokenNames(section);
  return (
    <li>
      <Button
        variant="systemUi"
        size="small"
        {...outlining}
        onClick={() => {
          elements[0]?.scrollIntoView({ block: 'center' });
          if (first !== undefined) show(pathOf(section, first));
        }}
      >
        {t('parts.item', { section: sectionLabel(section), count: elements.length })}
      </Button>
    </li>
  );
}

/** What of this page the theme has a section for: the way to its fields for those who do not point. */
export function PageParts() {
  const { product } = useBuilder().editor;
  const t = findTexts.useTexts();
  // looked for when somebody asks: the page changes behind the panel
  const [parts, setParts] = useState<ReadonlyMap<SectionId | undefined, readonly Element[]>>();
  const sections = panelSections(product).filter((section) => parts?.has(section));
  return (
    <details
      className={panel.states}
      onToggle={({ currentTarget }) =>
        setParts(currentTarget.open ? Map.groupBy(partsOnPage(), sectionAt) : undefined)
      }
    >
      <summary>{t('parts.title')}</summary>
      {parts && sections.length === 0 ? <p className={panel.help}>{t('parts.none')}</p> : null}
      <Stack as="ul" gap={1}>
        {sections.map((section) => (
          <Part key={section} section={section} elements={parts?.get(section) ?? []} />
        ))}
      </Stack>
    </details>
  );
}
