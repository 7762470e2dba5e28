import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { body } from '../combobox/combobox.css.ts';
import { listInput, requiredInTags } from '../combobox/list-input.ts';
import { List } from '../combobox/list.tsx';
import type comboboxKeys from '../combobox/messages/en-US.json';
import comboboxEnglish from '../combobox/messages/en-US.json?messages';
import { searchable, stepTo } from '../combobox/options.ts';
import { placeAround, Popup } from '../combobox/popup.tsx';
import { Tags } from '../combobox/tags.tsx';
import { useAfterPress } from '../field/after-press.ts';
import { control } from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import { isComposing } from '../field/is-composing.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import { beginsSuggestion, hasSeparator, siftTags, tagsIn, type Refusal } from './sift-tags.ts';

type Suggested =
  | {
      /** What is offered while people type. */
      suggestions: readonly string[];
      /**
       * Whether people may enter other texts too.
       * @default true
       */
      freeText?: boolean;
    }
  | { suggestions?: undefined; freeText?: undefined };

type OwnProps = FieldProps & {
  /** The texts that were entered. Makes the field controlled. */
  value?: readonly string[];
  /** What is entered at first. */
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** How many at most; any number without it. */
  maxTags?: number;
  /** What is wrong with a text, for people to read; undefined when it will do. */
  validate?: (tag: string) => string | undefined;
  /** What forms post each text as. */
  name?: string;
};

/**
 * `ref` and all other props go to the `<input>`; with react-hook-form, use its `Controller`. State for selectors and tests
 * is native and ARIA: `:disabled`, `[aria-invalid="true"]`, and `aria-expanded` where there are suggestions.
 */
export type TagFieldProps = OwnProps &
  Suggested &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof OwnProps | 'type' | 'role' | 'size' | 'className' | 'style' | 'children'
  >;

const none: readonly string[] = [];

/** Several short texts, such as skills, each of which becomes a tag. */
export function TagField({
  label,
  labelHidden,
  description,
  error,
  value,
  defaultValue = none,
  onValueChange,
  maxTags = Infinity,
  validate,
  suggestions = none,
  freeText = true,
  name,
  required,
  ref,
  onKeyDown,
  onPaste,
  onBlur,
  ...rest
}: TagFieldProps) {
  const text = useMessages<keyof typeof keys>('tag-field', english);
  const listText = useMessages<keyof typeof comboboxKeys>('combobox', comboboxEnglish);
  const announce = useAnnounce();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const tags = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  const [first] = useState(defaultValue);
  const [own, setOwn] = useState(first);
  const held = value ?? own;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Refusal>();
  const [current, setCurrent] = useState(-1);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const afterPress = useAfterPress();
  const isFixed = Boolean(rest.disabled || rest.readOnly);

  const search = useMemo(
    () =>
      searchable(
        suggestions.filter((each) => !held.includes(each)).map((each) => ({ value: each, label: each })),
      ),
    [suggestions, held],
  );
  const found = search(typed);
  const hasList = isOpen && found.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = (at: number) => {
    if (isFixed) return;
    setPlace(placeAround(box.current));
    setOpen(true);
    setActive(at);
  };

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
    const { taken, refused: refusals } = siftTags(texts, held, {
      most: maxTags,
      suggestions,
      freeText,
      validate,
    });
    // of a list, those that are there already are what people wanted
    const left = texts.length > 1 ? refusals.filter(({ reason }) => reason !== 'known') : refusals;
    setTyped(left.map(({ tag }) => tag).join(', '));
    setRefused(left[0] ?? refusals[0]);
    close();
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

  const takeTyped = useEffectEvent((event: SubmitEvent) => {
    if (typed.trim() === '' || refused || isFixed) return;
    flushSync(() => take(tagsIn(typed, suggestions)));
    // found out too late for the form to have stopped by itself
    if (input.current?.form?.noValidate || input.current?.reportValidity()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const form = input.current?.form;
    const onSubmit = (event: SubmitEvent) => takeTyped(event);
    // not every submission takes the focus out of the field
    form?.addEventListener('submit', onSubmit, { capture: true });
    return () => form?.removeEventListener('submit', onSubmit, { capture: true });
  }, []);
  const reset = useEffectEvent(() => {
    setOwn(first);
    setTyped('');
    setRefused(undefined);
  });
  useEffect(() => afterFormReset(input.current, () => reset()), []);

  /** Puts the focus on a tag, and after the last one into the input. */
  const focusTag = (index: number) => {
    const buttons = tags.current?.querySelectorAll('button') ?? [];
    (buttons[index] ?? input.current)?.focus();
    setCurrent(index);
  };
  /** Removes a tag by key; the focus goes to a neighbour, which is there before and after. */
  const removeByKey = (index: number, neighbour: number) => {
    const gone = held[index];
    const next = neighbour < 0 ? index + 1 : neighbour;
    focusTag(next);
    setCurrent(next > index ? next - 1 : next);
    if (gone !== undefined) remove(gone);
  };
  const isRtl = () => input.current?.matches(':dir(rtl)') === true;
  const byTagKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const back = isRtl() ? 'ArrowRight' : 'ArrowLeft';
    const on = isRtl() ? 'ArrowLeft' : 'ArrowRight';
    const acts: Record<string, () => void> = {
      [back]: () => focusTag(Math.max(index - 1, 0)),
      [on]: () => focusTag(index + 1),
      Home: () => focusTag(0),
      End: () => focusTag(held.length),
      Backspace: () => removeByKey(index, index - 1),
      Delete: () => removeByKey(index, index + 1),
    };
    const act = acts[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event) || isFixed) return;
    const { key, altKey } = event;
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    const toTags = atStart && held.length > 0 && (() => focusTag(held.length - 1));
    const step = (by: number) =>
      isOpen ? setActive(stepTo(found, active, by)) : show(stepTo(found, -1, by));
    const chosen = isOpen ? found[active] : undefined;
    const acts: Record<string, (() => void) | false> = {
      ArrowDown: suggestions.length > 0 && (() => (altKey ? show(-1) : step(1))),
      ArrowUp: suggestions.length > 0 && (() => (altKey ? close() : step(-1))),
      // an empty field leaves the key to its form
      Enter:
        (chosen !== undefined || typed.trim() !== '') &&
        (() => take(chosen ? [chosen.value] : tagsIn(typed, suggestions))),
      Backspace: typed === '' && toTags,
      [isRtl() ? 'ArrowRight' : 'ArrowLeft']: toTags,
    };
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const problem = refused ? explain(refused) : undefined;
  const shownError = problem ?? error;
  const loose = typed === '' ? '' : (problem ?? '');
  // no form leaves behind what could not be added
  useEffect(() => input.current?.setCustomValidity(loose), [loose]);
  return fieldAround(
    <div className={body}>
      {held.length > 0 ? (
        <Tags
          ref={tags}
          label={text('tags')}
          items={held.map((each) => ({ value: each, label: each }))}
          removeLabel={(tag) => text('remove', { tag })}
          current={current >= 0 && current < held.length ? current : held.length - 1}
          onKey={byTagKey}
          onRemove={
            isFixed
              ? undefined
              : (gone) => {
                  remove(gone);
                  // the button is gone with its tag
                  input.current?.focus();
                }
          }
        />
      ) : null}
      <Popup
        open={hasList}
        onOpenChange={(to) => (to ? show(-1) : close())}
        box={box}
        ref={popup}
        place={place}
        input={
          <input
            autoComplete="off"
            {...rest}
            ref={input}
            id={id}
            type="text"
            className={control}
            value={typed}
            {...requiredInTags(required, held.length)}
            {...(suggestions.length > 0 && listInput({ listId, hasList, active }))}
            aria-invalid={shownError ? true : rest['aria-invalid']}
            aria-describedby={describedBy(
              id,
              { description, error: shownError },
              [rest['aria-describedby'], `${id}-hint`].filter(Boolean).join(' '),
            )}
            onChange={(event) => {
              const next = event.target.value;
              setRefused(undefined);
              setTyped(next);
              // phones tell of no keys
              const isOver = hasSeparator(next) && !beginsSuggestion(next, suggestions);
              if (isOver && !(event.nativeEvent as InputEvent).isComposing) take(tagsIn(next, suggestions));
              else if (next.trim() === '') close();
              else if (suggestions.length > 0) show(-1);
            }}
            onKeyDown={byKey}
            onPaste={(event) => {
              onPaste?.(event);
              const pasted = event.clipboardData.getData('text');
              // an input would join the lines of a list
              if (event.defaultPrevented || isFixed || !/[\r\n]/.test(pasted.trim())) return;
              event.preventDefault();
              const { selectionStart, selectionEnd } = event.currentTarget;
              const whole = typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? 0);
              take(tagsIn(whole, suggestions));
            }}
            onBlur={(event) => {
              onBlur?.(event);
              close();
              // nothing that was typed is lost
              if (typed.trim() !== '' && !refused) afterPress(() => take(tagsIn(typed, suggestions)));
            }}
          />
        }
      >
        <List
          id={listId}
          label={typeof label === 'string' ? label : listText('options')}
          options={found}
          active={active}
          chosen={none}
          multiple={false}
          onChoose={(option) => take([option.value])}
        />
      </Popup>
      <VisuallyHidden id={`${id}-hint`}>{text('hint')}</VisuallyHidden>
      <VisuallyHidden>
        <output>{hasList ? listText('count', { count: found.length }) : ''}</output>
      </VisuallyHidden>
      {name === undefined || rest.disabled
        ? null
        : held.map((each) => <input key={each} type="hidden" name={name} form={rest.form} value={each} />)}
    </div>,
    { id, required, label, labelHidden, description, error: shownError },
  );
}
