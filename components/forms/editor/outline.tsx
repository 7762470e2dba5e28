import type { FieldType, Item, Section } from '@portico/core/forms';
import { kinds } from '@portico/core/forms/internal';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { AlertIcon, ChevronEndIcon, CopyIcon, MenuIcon, PlusIcon } from '../../display/icon/icon.tsx';
import { listRole } from '../../theme/list-role.ts';
import { Menu } from '../../overlays/menu/menu.tsx';
import { ArrangeButtons } from './arrange-buttons.tsx';
import { useEditor } from './editor-context.ts';
import { useDrag } from './drag.ts';
import * as styles from './outline.css.ts';
import {
  besideAt,
  fieldsOf,
  hasFields,
  indexOf,
  isSamePlace,
  placeAbove,
  placeBelow,
  placeText,
  type Chosen,
  type Place,
} from './place.ts';

/** The types as people look for them; one that stands in no group comes last. */
const groups: readonly { id: string; types: readonly FieldType[] }[] = [
  { id: 'texts', types: ['text', 'textarea', 'email', 'number'] },
  { id: 'choices', types: ['radio', 'checkbox', 'dropdown', 'checkboxItem', 'star_rating'] },
  { id: 'dates', types: ['date', 'dateRange'] },
  { id: 'files', types: ['fileUpload', 'dynamicList'] },
  { id: 'personal', types: ['phone', 'skillSelector', 'ssn', 'sin'] },
  { id: 'reading', types: ['info', 'instruction', 'embedded_form', 'esignForm'] },
];

const typeGroups: readonly { id: string; types: readonly FieldType[] }[] = [
  ...groups,
  {
    id: 'others',
    types: (Object.keys(kinds) as FieldType[]).filter(
      (type) => !groups.some(({ types }) => types.includes(type)),
    ),
  },
];

function AddMenu({ at, trigger }: { at: Place; trigger: ReactElement }) {
  const { deeds, texts } = useEditor();
  return (
    <Menu
      trigger={trigger}
      items={typeGroups.map(({ id, types }) => ({
        label: texts.groupName(id),
        group: types.map((type) => ({ label: texts.typeName(type), onSelect: () => deeds.add(type, at) })),
      }))}
    />
  );
}

/** To the end of another section; within one, and to its neighbours, the arrows lead. */
function MoveMenu({ place, name }: { place: Place; name: string }) {
  const { state, deeds, texts } = useEditor();
  const { sections } = state.definition;
  if (sections.length < 2) return null;
  return (
    <Menu
      trigger={<IconButton size="small" label={texts.text('moveTo', { name })} icon={<ChevronEndIcon />} />}
      items={[
        {
          label: texts.text('toSection'),
          group: sections.flatMap(({ items }, section) =>
            section === place.section
              ? []
              : {
                  label: texts.sectionName(state.definition, section),
                  onSelect: () => deeds.moveTo(place, { section, items: [items.length] }),
                },
          ),
        },
      ]}
    />
  );
}

type EntryProps = {
  place: Chosen;
  name: string;
  /** Below the name: the type, and what else is worth knowing. */
  facts: readonly string[];
  canMove: Readonly<Record<'up' | 'down', boolean>>;
};

const moveKeys: Readonly<Record<string, 'up' | 'down'>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** What an item or a section is called, and what can be done with it. */
function Entry({ place, name, facts, canMove }: EntryProps) {
  const { state, deeds, texts, problems } = useEditor();
  const { text } = texts;
  const factsId = useId();
  const isItem = place.items.length > 0;
  const wrong = problems.get(placeText(place))?.length ?? 0;
  const isChosen = isSamePlace(state.chosen, place);
  const byKey = (event: KeyboardEvent) => {
    const way = moveKeys[event.key];
    if (!event.altKey || !way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (canMove[way]) deeds.move(place, way, 'main');
  };
  const mainButton = (
    <button
      type="button"
      className={`${styles.open} ${isItem ? styles.name : styles.sectionName}`}
      data-do="main"
      aria-label={text('edit', { name })}
      aria-current={isChosen ? true : undefined}
      aria-describedby={facts.length > 0 || wrong > 0 ? factsId : undefined}
      onClick={() => deeds.edit(place)}
    >
      {name}
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the buttons inside
    <div
      className={isItem ? styles.item : styles.section}
      data-entry={placeText(place)}
      data-chosen={isChosen ? '' : undefined}
      onKeyDown={byKey}
    >
      {isItem ? (
        <span className={styles.handle} data-handle="" aria-hidden="true" title={text('drag', { name })}>
          <MenuIcon />
        </span>
      ) : null}
      <div className={styles.main}>
        {isItem ? mainButton : <h3 className={styles.heading}>{mainButton}</h3>}
        <span id={factsId} className={styles.facts}>
          {facts.join(' · ')}
          {wrong > 0 ? (
            <span className={styles.wrong}>
              <AlertIcon /> {text('mistakes', { count: wrong })}
            </span>
          ) : null}
        </span>
      </div>
      <span className={styles.actions}>
        {isItem && isChosen ? (
          <AddMenu
            at={besideAt(place, indexOf(place) + 1)}
            trigger={<IconButton size="small" label={text('addAfter', { name })} icon={<PlusIcon />} />}
          />
        ) : null}
        {isItem ? (
          <IconButton
            size="small"
            data-do="duplicate"
            label={text('duplicate', { name })}
            icon={<CopyIcon />}
            onClick={() => deeds.duplicate(place)}
          />
        ) : null}
        <ArrangeButtons
          name={name}
          canMove={canMove}
          onMove={(way) => deeds.move(place, way, way)}
          onDelete={() => deeds.remove(place)}
        >
          {isChosen && place.items.length === 1 ? <MoveMenu place={place} name={name} /> : null}
        </ArrangeButtons>
      </span>
    </div>
  );
}

function ItemEntry({ item, place }: { item: Item; place: Place }) {
  const { state, texts } = useEditor();
  const { text } = texts;
  const name = texts.itemName(item);
  const fields = fieldsOf(item);
  return (
    <li className={styles.listItem}>
      <Entry
        place={place}
        name={name}
        facts={[texts.typeName(item.type), ...(item.required ? [text('required')] : [])]}
        canMove={{
          up: placeAbove(state.definition, place) !== undefined,
          down: placeBelow(state.definition, place) !== undefined,
        }}
      />
      {hasFields(item) ? (
        <div className={styles.inner}>
          <Items items={fields} around={place} />
          <AddMenu
            at={{ ...place, items: [...place.items, fields.length] }}
            trigger={
              <Button size="small" icon={<PlusIcon />} aria-label={text('addRowField', { name })}>
                {text('addField')}
              </Button>
            }
          />
        </div>
      ) : null}
    </li>
  );
}

const Items = ({ items, around }: { items: readonly Item[]; around: Chosen }) => (
  <ul {...listRole} className={styles.list}>
    {items.map((item, index) => (
      <ItemEntry key={index} item={item} place={{ ...around, items: [...around.items, index] }} />
    ))}
  </ul>
);

function SectionEntry({ section, index }: { section: Section; index: number }) {
  const { state, texts } = useEditor();
  const { text } = texts;
  const name = texts.sectionName(state.definition, index);
  const place = { section: index, items: [] };
  return (
    <div className={styles.group}>
      <Entry
        place={place}
        name={name}
        facts={[]}
        canMove={{ up: index > 0, down: index < state.definition.sections.length - 1 }}
      />
      {section.items.length === 0 ? (
        <p className={styles.none} data-empty={index}>
          {text('emptySection')}
        </p>
      ) : (
        <Items items={section.items} around={place} />
      )}
      <div>
        <AddMenu
          at={{ section: index, items: [section.items.length] }}
          trigger={
            <Button
              size="small"
              variant="secondary"
              icon={<PlusIcon />}
              data-add={index}
              aria-label={text('addFieldTo', { name })}
            >
              {text('addField')}
            </Button>
          }
        />
      </div>
    </div>
  );
}

/** The sections and items of a definition, with what can be done with each. */
export function Outline() {
  const { state, deeds, texts } = useEditor();
  const drag = useDrag(deeds.moveTo, state.definition);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons inside do the same
    <div className={styles.outline} data-outline="" onPointerDown={drag}>
      {state.definition.sections.map((section, index) => (
        <SectionEntry key={index} section={section} index={index} />
      ))}
      <div>
        <Button icon={<PlusIcon />} data-add-section="" onClick={deeds.addSection}>
          {texts.text('addSection')}
        </Button>
      </div>
    </div>
  );
}
