import { useImperativeHandle, useLayoutEffect, useRef, type HTMLAttributes, type Ref } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Tag } from '../../display/tag/tag.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/facet-chips.json';
import english from '../../locales/en-US/facet-chips.json?messages';

export type FacetChip = {
  /** Distinguishes it from its neighbours: the facet and the value. */
  id: string;
  /** Names it, also when it is read alone: “Department: Care”. */
  label: string;
};

type OwnProps = {
  /** The filters that are applied; without any, nothing is shown. */
  chips: readonly FacetChip[];
  /** The user wants a filter gone, of several. */
  onRemove: (id: string) => void;
  /** The user wants all of them gone, or the last one. Put the focus where they can go on, such as on the list’s heading. */
  onClear: () => void;
};

/** `ref` and all other props go to the root. */
export type FacetChipsProps = OwnProps & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'className' | 'style' | 'children' | 'role'
  >;

/** The filters of a search that are applied, each of which one press removes. */
export function FacetChips({ chips, onRemove, onClear, ref, ...rest }: FacetChipsProps) {
  const text = useMessages<keyof typeof keys>('facet-chips', english);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);

  // the button that had the focus goes with its chip: the next one takes its place, and behind the last “Clear filters”
  const removed = useRef<{ id: string; index: number }>(undefined);
  useLayoutEffect(() => {
    const { id, index } = removed.current ?? {};
    if (index === undefined || chips.some((chip) => chip.id === id)) return;
    removed.current = undefined;
    // people may have gone elsewhere while a server was asked
    if (document.activeElement === document.body) root.current?.querySelectorAll('button')[index]?.focus();
  }, [chips]);

  if (chips.length === 0) return null;
  return (
    <Inline as="ul" aria-label={text('label')} {...rest} ref={root}>
      {chips.map(({ id, label }, index) => (
        <li key={id}>
          <Tag
            onRemove={() => {
              // nothing stays that could take the focus
              if (chips.length === 1) return onClear();
              removed.current = { id, index };
              onRemove(id);
            }}
          >
            {label}
          </Tag>
        </li>
      ))}
      <li>
        <Button size="small" onClick={onClear}>
          {text('clear')}
        </Button>
      </li>
    </Inline>
  );
}
