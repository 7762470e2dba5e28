import { useMemo, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { focusOn } from '../../theme/focus-on.ts';
import type { FormDefinition, Item } from '../definition/definition.ts';
import type { EditorDeeds } from './editor-context.ts';
import { countFields, type EditorAction, type EditorState } from './editor-state.ts';
import {
  besideAt,
  indexOf,
  itemAt,
  itemsAround,
  placeAbove,
  placeBelow,
  placeText,
  type Chosen,
  type Place,
} from './place.ts';
import { newItemOptions } from './starting.ts';
import type { EditorTexts } from './texts.ts';

/** What an app wants to know of, with the item it was done to. */
export type EditorHooks = {
  /** An item was duplicated; called with the one that it is a copy of. */
  onDuplicate?: (item: Item) => void;
  /** An item was chosen for editing. */
  onEdit?: (item: Item) => void;
  /** An item was deleted. */
  onDelete?: (item: Item) => void;
  /** An item was moved up by its button or key. */
  onMoveUp?: (item: Item) => void;
  /** An item was moved down by its button or key. */
  onMoveDown?: (item: Item) => void;
};

/** Where the focus is looked for, all inside the editor. */
const entry = (root: HTMLElement, place: Chosen, part = 'main'): HTMLElement | null =>
  root.querySelector(`[data-entry="${placeText(place)}"] [data-do="${part}"]`);

type Surroundings = {
  root: RefObject<HTMLElement | null>;
  /** Where the options are; on phones that is elsewhere on the page. */
  optionsRoot: RefObject<HTMLElement | null>;
  /** The state as it is when something is done. */
  state: RefObject<EditorState>;
  dispatch: (action: EditorAction) => void;
  texts: EditorTexts;
  hooks: RefObject<EditorHooks>;
  /** Brings the options into view; on phones they are elsewhere. */
  showOptions: (isThere: boolean) => void;
};

/** Everything that people do in an editor, each with its announcement and its focus. */
export function useDeeds({
  root,
  optionsRoot,
  state,
  dispatch,
  texts,
  hooks,
  showOptions,
}: Surroundings): EditorDeeds {
  const announce = useAnnounce();
  return useMemo(() => {
    const { text, placeName, sectionName, typeName } = texts;
    const now = () => state.current;
    /** Done before the focus moves into what is there only then. */
    const perform = (action: EditorAction, isEditing = false) =>
      flushSync(() => {
        dispatch(action);
        showOptions(isEditing);
      });
    const focus = (find: (element: HTMLElement) => HTMLElement | null | undefined) => {
      const element = root.current;
      const found = element && find(element);
      if (found) focusOn(found);
    };
    const inOptions = <Found extends HTMLElement>(selector: string): Found | null | undefined =>
      optionsRoot.current?.querySelector<Found>(selector);
    const told = (definition: FormDefinition, place: Place) => ({
      name: placeName(definition, place),
      position: indexOf(place) + 1,
      count: itemsAround(definition, place).length,
    });
    const focusAfterDelete = (place: Chosen) => {
      const { definition } = now();
      focus((element) => {
        const before = indexOf(place) - 1;
        if (place.items.length === 0)
          return (
            entry(element, { section: Math.min(place.section, definition.sections.length - 1), items: [] }) ??
            element.querySelector<HTMLElement>('[data-add-section]')
          );
        return (
          entry(element, place) ??
          (before >= 0 ? entry(element, besideAt(place, before)) : null) ??
          element.querySelector<HTMLElement>(`[data-add="${place.section}"]`)
        );
      });
    };
    /** What had the focus may be gone, or a button that can do no more. */
    const keepFocus = () => {
      const active = document.activeElement;
      if (active && active !== document.body && !active.matches(':disabled')) return;
      focus((element) => {
        const { chosen } = now();
        const other = active?.matches('[data-history]')
          ? element.querySelector<HTMLElement>('[data-history]:enabled')
          : null;
        return (
          other ??
          (chosen && entry(element, chosen)) ??
          element.querySelector<HTMLElement>('[data-history]:enabled')
        );
      });
    };
    const announceMove = (place: Place, to: Place) => {
      const { definition } = now();
      announce(
        place.section === to.section
          ? text('moved', told(definition, to))
          : text('movedTo', { ...told(definition, to), section: sectionName(definition, to.section) }),
      );
    };

    return {
      add: (type, at) => {
        perform({ do: 'add', type, at, options: newItemOptions(type, texts) }, true);
        announce(text('added', { ...told(now().definition, at), name: typeName(type) }));
        focus((element) => {
          const label = inOptions<HTMLInputElement>('[data-option="label"] input');
          // what is typed takes the place of what stands there
          label?.select();
          return label ?? entry(element, at);
        });
      },
      addSection: () => {
        const at = now().definition.sections.length;
        perform({ do: 'addSection', at, title: text('section', { number: at + 1 }) }, true);
        announce(
          text('added', {
            name: placeName(now().definition, { section: at, items: [] }),
            position: at + 1,
            count: at + 1,
          }),
        );
        focus((element) => {
          const title = inOptions<HTMLInputElement>('[data-option="section.title"] input');
          title?.select();
          return title ?? entry(element, { section: at, items: [] });
        });
      },
      duplicate: (place) => {
        const item = itemAt(now().definition, place);
        if (!item) return;
        const at = besideAt(place, indexOf(place) + 1);
        perform({ do: 'duplicate', place });
        announce(text('duplicated', told(now().definition, at)));
        focus((element) => entry(element, at));
        hooks.current.onDuplicate?.(item);
      },
      edit: (place) => {
        perform({ do: 'choose', place }, true);
        focus(() => inOptions('[data-panel-title]'));
        const item = itemAt(now().definition, place);
        if (item) hooks.current.onEdit?.(item);
      },
      remove: (place) => {
        const { definition } = now();
        const item = itemAt(definition, place);
        const name = placeName(definition, place);
        if (place.items.length === 0) {
          const count = countFields(definition.sections[place.section]?.items ?? []);
          perform({ do: 'deleteSection', section: place.section });
          announce(text('sectionDeleted', { name, count }));
        } else {
          perform({ do: 'delete', place });
          announce(text('deleted', { name }));
        }
        focusAfterDelete(place);
        if (item) hooks.current.onDelete?.(item);
      },
      move: (place, way, by) => {
        const { definition } = now();
        const isSection = place.items.length === 0;
        const to = isSection
          ? { section: place.section + (way === 'up' ? -1 : 1), items: [] }
          : way === 'up'
            ? placeAbove(definition, place)
            : placeBelow(definition, place);
        if (!to) return;
        const item = itemAt(definition, place);
        perform(
          isSection ? { do: 'moveSection', from: place.section, to: to.section } : { do: 'move', place, to },
        );
        if (isSection)
          announce(
            text('moved', {
              name: placeName(now().definition, to),
              position: to.section + 1,
              count: now().definition.sections.length,
            }),
          );
        else announceMove(place, to);
        focus((element) => {
          const same = entry(element, to, by);
          // at the end of the way its button takes no focus
          return same?.matches(':disabled') ? entry(element, to, way === 'up' ? 'down' : 'up') : same;
        });
        if (item) hooks.current[way === 'up' ? 'onMoveUp' : 'onMoveDown']?.(item);
      },
      moveTo: (place, to) => {
        perform({ do: 'move', place, to });
        announceMove(place, to);
        focus((element) => entry(element, to));
      },
      undo: () => {
        if (now().past.length === 0) return;
        perform({ do: 'undo' });
        announce(text('undone'));
        keepFocus();
      },
      redo: () => {
        if (now().future.length === 0) return;
        perform({ do: 'redo' });
        announce(text('redone'));
        keepFocus();
      },
    };
  }, [root, optionsRoot, state, dispatch, texts, hooks, showOptions, announce]);
}
