import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useMessages } from '../../messages/locale.tsx';
import type { FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import type keys from '../../locales/en-US/tag-field.json';
import english from '../../locales/en-US/tag-field.json?messages';
import { siftTags, tagsIn, type Refusal } from './sift-tags.ts';
import type { TagFieldProps } from './tag-field.tsx';

const none: readonly string[] = [];

type Options = Omit<TagFieldProps, keyof FieldProps> & {
  /** The input is about to become tags. */
  onTake: () => void;
};

/** Keeps the tags and what is typed, and makes tags of that; `rest` are the props that are the input’s own. */
export function useTags({
  value,
  defaultValue = none,
  onValueChange,
  maxTags = Infinity,
  validate,
  suggestions = none,
  freeText = true,
  name: _posted,
  ref,
  onTake,
  ...rest
}: Options) {
  const text = useMessages<keyof typeof keys>('tag-field', english);
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const [first] = useState(defaultValue);
  const [own, setOwn] = useState(first);
  const held = value ?? own;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Refusal>();
  const rules = { most: maxTags, suggestions, freeText, validate };
  const change = (next: readonly string[]) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const explain = ({ tag, reason, explanation }: Refusal): string =>
    explanation ??
    (reason === 'most'
      ? text('most', { tag, count: maxTags })
      : text(reason === 'known' ? 'known' : 'unlisted', { tag }));
  /** Makes tags of texts; what cannot be one stays in the input, with the reason. */
  const take = (texts: readonly string[]) => {
    const { taken, refused: refusals } = siftTags(texts, held, rules);
    // of a list, those that are there already are what people wanted
    const left = texts.length > 1 ? refusals.filter(({ reason }) => reason !== 'known') : refusals;
    setTyped(left.map(({ tag }) => tag).join(', '));
    setRefused(left[0] ?? refusals[0]);
    onTake();
    if (taken.length > 0) change([...held, ...taken]);
    const news =
      taken.length > 1
        ? [text('addedMany', { count: taken.length })]
        : taken.map((tag) => text('added', { tag }));
    if (taken.length + refusals.length > 0) announce([...news, ...refusals.map(explain)].join(' '));
  };
  const remove = (gone: string) => {
    setRefused(undefined);
    change(held.filter((each) => each !== gone));
    announce(text('removed', { tag: gone }));
  };
  const enter = (entered = typed) => take(tagsIn(entered, suggestions));
  const type = (next: string) => {
    setRefused(undefined);
    setTyped(next);
  };
  const isPending = typed.trim() !== '' && !refused;

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (!isPending || rest.disabled || rest.readOnly) return;
    flushSync(() => enter());
    // found out too late for the form to have stopped by itself
    if (input.current?.form?.noValidate || input.current?.reportValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const form = input.current?.form;
    const listen = (event: SubmitEvent) => onSubmit(event);
    // not every submission takes the focus out of the field
    form?.addEventListener('submit', listen, { capture: true });
    return () => form?.removeEventListener('submit', listen, { capture: true });
  }, [input]);
  const reset = useEffectEvent(() => {
    setOwn(first);
    setTyped('');
    setRefused(undefined);
  });
  useEffect(() => afterFormReset(input.current, () => reset()), [input]);
  const problem = refused ? explain(refused) : undefined;
  const loose = typed === '' ? '' : (problem ?? '');
  // no form leaves behind what could not be added
  useEffect(() => input.current?.setCustomValidity(loose), [loose]);
  return { input, held, suggestions, typed, type, isPending, problem, take, enter, remove, rest };
}
