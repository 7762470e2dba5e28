import type { FormDefinition, Item } from '@portico/core/forms';
import { useMemo, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { focusOn } from '../../theme/focus-on.ts';
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

export type Surroundings = {
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

/** What everything that people do in an editor is made of: a change, its announcement and its focus. */
function toolsOf(
  { root, optionsRoot, state, dispatch, texts, hooks, showOptions }: Surroundings,
  announce: (message: string) => void,
) {
  const focus = (find: (element: HTMLElement) => HTMLElement | null | undefined) => {
    const element = root.current;
    const found = element && find(element);
    if (found) focusOn(found);
  };
  const inOptions = <Found extends HTMLElement>(selector: string): Found | null | undefined =>
    optionsRoot.current?.querySelector<Found>(selector);
  return {
    announce,
    texts,
    hooks,
    now: () => state.current,
    /** Done before the focus moves into what is there only then. */
    perform: (action: EditorAction, isEditing = false) =>
      flushSync(() => {
        dispatch(action);
        showOptions(isEditing);
      }),
    focus,
    inOptions,
    /** Into the text of an option of what is new; what is typed takes the place of what stands there. */
    focusOption: (option: string, at: Chosen) =>
      focus((element) => {
        const input = inOptions<HTMLInputElement>(`[data-option="${option}"] input`);
        input?.select();
        return input ?? entry(element, at);
      }),
    told: (definition: FormDefinition, place: Chosen) => {
      const isSection = place.items.length === 0;
      return {
        name: texts.placeName(definition, place),
        position: (isSection ? place.section : indexOf(place)) + 1,
        count: (isSection ? definition.sections : itemsAround(definition, place)).length,
      };
    },
  };
}
type Tools = ReturnType<typeof toolsOf>;

function additions({ announce, texts, hooks, now, perform, focus, focusOption, told }: Tools) {
  const { text, typeName } = texts;
  return {
    add: (type, at) => {
      perform({ do: 'add', type, at, options: newItemOptions(type, texts) }, true);
      announce(text('added', { ...told(now().definition, at), name: typeName(type) }));
      focusOption('label', at);
    },
    addSection: () => {
      const at = { section: now().definition.sections.length, items: [] };
      perform({ do: 'addSection', at: at.section, title: text('section', { number: at.section + 1 }) }, true);
      announce(text('added', told(now().definition, at)));
      focusOption('section.title', at);
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
  } satisfies Partial<EditorDeeds>;
}

function removal({ announce, texts, hooks, now, perform, focus }: Tools) {
  const { text, placeName } = texts;
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
  return {
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
  } satisfies Partial<EditorDeeds>;
}

function moves({ announce, texts: { text, sectionName }, hooks, now, perform, focus, told }: Tools) {
  const announceMove = (isWithin: boolean, to: Chosen) => {
    const { definition } = now();
    announce(
      isWithin
        ? text('moved', told(definition, to))
        : text('movedTo', { ...told(definition, to), section: sectionName(definition, to.section) }),
    );
  };
  return {
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
      announceMove(isSection || place.section === to.section, to);
      focus((element) => {
        const same = entry(element, to, by);
        // at the end of the way its button takes no focus
        return same?.matches(':disabled') ? entry(element, to, way === 'up' ? 'down' : 'up') : same;
      });
      if (item) hooks.current[way === 'up' ? 'onMoveUp' : 'onMoveDown']?.(item);
    },
    moveTo: (place, to) => {
      perform({ do: 'move', place, to });
      announceMove(place.section === to.section, to);
      focus((element) => entry(element, to));
    },
  } satisfies Partial<EditorDeeds>;
}

function history({ announce, texts: { text }, now, perform, focus }: Tools) {
  /** What had the focus may be gone, or a button that can do no more. */
  const keepFocus = () => {
    const active = document.activeElement;
    if (active && active !== document.body && !active.matches(':disabled')) return;
    focus((element) => {
      const { chosen } = now();
      const other = element.querySelector<HTMLElement>('[data-history]:enabled');
      return (
        (active?.matches('[data-history]') ? other : null) ?? (chosen && entry(element, chosen)) ?? other
      );
    });
  };
  return {
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
  } satisfies Partial<EditorDeeds>;
}

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
    const tools = toolsOf({ root, optionsRoot, state, dispatch, texts, hooks, showOptions }, announce);
    const { now, perform, focus, inOptions } = tools;
    return {
      ...additions(tools),
      ...removal(tools),
      ...moves(tools),
      ...history(tools),
      edit: (place) => {
        perform({ do: 'choose', place }, true);
        focus(() => inOptions('[data-panel-title]'));
        const item = itemAt(now().definition, place);
        if (item) hooks.current.onEdit?.(item);
      },
    };
  }, [root, optionsRoot, state, dispatch, texts, hooks, showOptions, announce]);
}
