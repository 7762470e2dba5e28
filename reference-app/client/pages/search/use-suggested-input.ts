import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';

type Driven = {
  /** Whether the list is to be seen, when there is one. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many options are listed. */
  count: number;
  onTake: (index: number) => void;
  onType: (text: string) => void;
  /** Whether there is something to choose before anything is typed. */
  opensEmpty: boolean;
};

/**
 * Has an input that is on the page already drive a list of options (APG: combobox, with free text). The input is there
 * before this is, and is never replaced under the caret: its attributes are set here, none of which React knows of.
 */
export function useSuggestedInput(
  input: HTMLInputElement,
  { isOpen, onOpenChange, count, onTake, onType, opensEmpty }: Driven,
) {
  const id = useId();
  const [chosen, setChosen] = useState(-1);
  const active = chosen < count ? chosen : -1;
  const hasList = isOpen && count > 0;

  const close = () => {
    onOpenChange(false);
    setChosen(-1);
  };
  const write = useEffectEvent(() => {
    onType(input.value.trim());
    setChosen(-1);
    onOpenChange(true);
  });
  const enter = useEffectEvent(() => {
    onType(input.value.trim());
    if (opensEmpty && input.value === '') onOpenChange(true);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const acts: Record<string, (() => void) | false> = {
      ArrowDown: () => (hasList ? setChosen((active + 1) % count) : onOpenChange(true)),
      ArrowUp: () => (hasList ? setChosen(active <= 0 ? count - 1 : active - 1) : onOpenChange(true)),
      Escape: isOpen && close,
      Enter: hasList && active >= 0 && (() => onTake(active)),
    };
    const act = acts[event.key];
    if (act) {
      event.preventDefault();
      act();
    } else if (event.key === 'Enter') close();
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest(`[data-suggestions="${id}"]`))) close();
  });

  useEffect(() => {
    const until = new AbortController();
    const { signal } = until;
    input.addEventListener('input', () => write(), { signal });
    input.addEventListener('focus', () => enter(), { signal });
    input.addEventListener('click', () => enter(), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    input.addEventListener('blur', (event) => leave(event), { signal });
    if (document.activeElement === input) {
      if (input.value === input.defaultValue) enter();
      // oxlint-disable-next-line react/set-state-in-effect -- typed while this was on its way, when nobody listened
      else write();
    }
    return () => until.abort();
  }, [input]);

  useLayoutEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded']) input.removeAttribute(name);
    };
  }, [input]);
  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(hasList));
    if (hasList) input.setAttribute('aria-controls', id);
    if (hasList && active >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-${active}`);
      document.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
    }
    return () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) input.removeAttribute(name);
    };
  }, [input, id, hasList, active]);

  return { id, optionId: (index: number) => `${id}-${index}`, active, close };
}
