import { notApplicable } from '@portico/core/forms/internal';
import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { Button } from '../../../actions/button/button.tsx';
import { useAnnounce } from '../../../display/live-announcer/live-announcer.ts';
import { Select } from '../../../inputs/select/select.tsx';
import { Inline } from '../../../layout/inline/inline.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { useLocale } from '../../../messages/locale.tsx';
import { lazyModule, useLazyModule } from '../../../lazy/lazy-module.ts';
import { useFormRoot } from '../../form/form-root.ts';
import { ReadOnlyValue } from '../../form/read-only.tsx';
import { itemNear } from '../../form/place.ts';
import { useTexts } from '../../form/texts.ts';
import { useUnderWay } from '../../form/under-way.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';
import { manyChoices } from './choices.ts';
import { useChoices, type Choices } from './use-choices.ts';
import * as styles from './select.css.ts';

const combobox = lazyModule(() => import('../../../inputs/combobox/combobox.tsx'));

type Value = string | readonly string[] | null;
const asList = (value: Value): readonly string[] => (value ? [value].flat() : []);

/** Keeps a value to what can be chosen: what is no longer there is cleared, and the only “Not Applicable” is chosen. */
function useFitting({ item, place }: FieldProps<'select' | 'dropdown'>, found: Choices, value: Value) {
  const { form, hasBeenSent } = useFormRoot();
  const isMultiple = item.selectOptions?.multiple === true;
  // what the fields around said when this value was given; a draft brings both at once
  const given = useRef({ written: JSON.stringify(asList(value)), key: found.key });
  const fit = useEffectEvent((held: readonly string[], { status, choices, key }: Choices) => {
    const written = JSON.stringify(held);
    if (given.current.written !== written) given.current = { written, key };
    if (status === 'loading') return;
    const isKnown = (one: string) => choices.some((choice) => choice.value === one);
    const isNothing = choices.length === 1 && choices[0]?.value === notApplicable;
    const knownOnes = isNothing ? [notApplicable] : held.filter(isKnown);
    // where nobody knows the choices, what was chosen among others is not to be kept either
    const fitting = status === 'ready' ? knownOnes : given.current.key === key ? held : [];
    given.current.key = key;
    if (fitting.length === held.length && fitting.every((one) => held.includes(one))) return;
    form.setValue(place.path, isMultiple ? fitting : (fitting[0] ?? ''), { shouldValidate: hasBeenSent() });
  });
  useEffect(() => fit(asList(value), found), [found, value]);
}

/** Announces once that loading has failed. */
function useFailureAnnouncement(hasFailed: boolean) {
  const text = useTexts();
  const announce = useAnnounce();
  const wasFailing = useRef(false);
  useEffect(() => {
    if (hasFailed && !wasFailing.current) announce(text('failedChoices'));
    wasFailing.current = hasFailed;
  }, [hasFailed, announce, text]);
}

/** Choices that are many, several, loaded, or only read. */
export function LoadedSelect({ item, place }: FieldProps<'select' | 'dropdown'>) {
  const root = useFormRoot();
  const text = useTexts();
  const locale = useLocale();
  const { shared, value, change, blur } = useControlled<Value>({ item, place });
  const found = useChoices({ item, place });
  useFitting({ item, place }, found, value);
  const { status, choices } = found;
  const isLoading = status === 'loading';
  // a value that may be gone is not sent
  useUnderWay(isLoading && asList(value).length > 0);

  const { multiple = false, placeholder } = item.selectOptions ?? {};
  const isNothing = choices.length === 1 && choices[0]?.value === notApplicable;
  const isMany = (multiple || choices.length > manyChoices) && !isNothing && !shared.readOnly;
  const { status: moduleStatus, module, retry: retryModule } = useLazyModule(combobox, isMany);
  const hasFailed = status === 'failed' || (multiple && isMany && moduleStatus === 'failed');
  useFailureAnnouncement(hasFailed);

  const labels = asList(value).map((one) => choices.find((choice) => choice.value === one)?.label ?? one);
  if (shared.readOnly)
    return <ReadOnlyValue shared={shared} text={new Intl.ListFormat(locale).format(labels)} />;

  const { readOnly: _readOnly, ...field } = shared;
  const parentName = item.dependencies?.[0];
  const parent = parentName === undefined ? undefined : itemNear(parentName, place, root.items);
  const hint = isLoading
    ? text('loadingChoices')
    : status === 'waiting'
      ? text('answerFirst', { name: parent?.label ?? parentName ?? '' })
      : (placeholder ?? '');
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) blur();
  };

  return (
    <Stack gap={2}>
      {isMany && module && (status === 'ready' || multiple) ? (
        <div className={styles.whole} onBlur={leave}>
          <module.Combobox
            {...field}
            {...(multiple
              ? { multiple, value: asList(value), onValueChange: change }
              : {
                  value: typeof value === 'string' ? value : '',
                  onValueChange: (next: string | null) => change(next ?? ''),
                })}
            placeholder={hint}
            options={choices}
            disabled={field.disabled || status !== 'ready'}
          />
        </div>
      ) : (
        <Select
          {...field}
          aria-busy={isLoading || undefined}
          value={choices.find((choice) => choice.value === asList(value)[0])?.value ?? ''}
          // several are chosen once the list for them is there
          options={multiple && !isNothing ? [] : choices}
          // what is held is in view, also while nobody knows what else there is
          placeholder={(multiple || status === 'failed') && labels.length > 0 ? labels.join(', ') : hint}
          disabled={field.disabled || isNothing || (multiple && isMany)}
          onChange={(event) => change(event.target.value)}
          onBlur={blur}
        />
      )}
      {hasFailed ? (
        <Inline gap={2}>
          <span className={styles.failure}>{text('failedChoices')}</span>
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              // the button goes
              currentTarget.closest('[data-field]')?.querySelector<HTMLElement>('select, input')?.focus();
              found.retry();
              void retryModule().catch(() => {});
            }}
          >
            {text('retry')}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
