import {
  itemsOf,
  type FormDefinition,
  type MessageKey,
  type ValidationContext,
  type ValuesOf,
} from '@portico/core/forms';
import { todayIn } from '@portico/core/forms/internal';
import { validation as english } from '@portico/core/locales/en-US';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { Button } from '../../actions/button/button.tsx';
import { FormErrorSummary } from '../../feedback/form-error-summary/form-error-summary.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useAfterPress } from '../../inputs/field/after-press.ts';
import type { Upload } from '../../inputs/file-upload/use-transfer.ts';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import type { DraftHandle, FormDraft } from '../drafts/keeper-props.ts';
import { PlainLayout, type LayoutProps } from '../layouts/plain/plain.tsx';
import { phones } from './lazy-phones.ts';
import { errorsInOrder, focusFirst, toldApart } from './errors.ts';
import { useLatest, useSame } from './stable.ts';
import { FormRootContext, type FormRoot } from './form-root.ts';
import { hold, type Held } from './form-values.ts';
import { useSending } from './sending.ts';
import { ShownErrors } from './shown-errors.ts';
import type { SubmitAnswer } from './submit-answer.ts';
import { useTexts } from './texts.ts';
import { Unkept } from './unkept.tsx';
import { Visibility } from './visibility.ts';
import { useWork } from './under-way.ts';

type OwnProps<Definition extends FormDefinition> = {
  /** What the form asks for. Keep it outside of the component or memoised: another object is another definition. */
  definition: Definition;
  /** What is known already. Other values later come into the fields that nobody has changed. */
  values?: Partial<ValuesOf<Definition>>;
  /**
   * Everything is as it should be: what the form holds, without hidden fields and untouched rows. What it rejects with is
   * told by `explainFailure`; what was typed stays.
   */
  onSubmit: (values: ValuesOf<Definition>) => void | SubmitAnswer | Promise<void | SubmitAnswer>;
  /** What to say of a submission or an upload that failed, by what it threw; nothing for the form's own words. */
  explainFailure?: (error: unknown) => string | undefined;
  /**
   * How the sections stand on the page: below each other, or `StepperLayout` with a list of steps beside them (on phones a
   * line that grows with scrolling) that leads through the page, counts what is new and what is wrong, and keeps the actions
   * in view.
   * @default the sections below each other
   */
  layout?: ComponentType<LayoutProps>;
  /**
   * Sends each file as soon as it is chosen, and answers the id that the server knows it by: the `uid` of its value, which
   * has no `content` then. Those of some fields by the fields' names. Without it the contents are a part of the values.
   */
  uploadFile?: Upload | Readonly<Record<string, Upload>>;
  /**
   * Keeps what is filled in while it is not sent, at most a second behind typing, and brings it back with its rows, its step
   * and the focus; never social security and insurance numbers or passwords, and of files no contents: `keepDraft({ key })`.
   * Without it nothing is kept.
   */
  draft?: FormDraft;
  /** Something would be lost if the page went now, or no longer; for `useUnsavedGuard`. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /**
   * Somebody has signed the document of a field of type `esignForm`: its frame has said so by `postMessage`, with `signed`
   * or `signing_complete` as the text, or as the `event` or `type` of an object.
   */
  onSigned?: (name: string) => void;
  /** On the button. @default “Submit” in the language around */
  submitLabel?: string;
  /** Further buttons, before the one that submits. */
  actions?: ReactNode;
  /**
   * Shows mistakes of the definition in the fields' places, for those who can mend them; candidates see nothing of them.
   * @default false
   */
  showsMistakes?: boolean;
};

/** `ref` and all other props go to the `<form>`. State for selectors and tests: `data-field` around each field. */
export type FormProps<Definition extends FormDefinition> = OwnProps<Definition> &
  Omit<ComponentPropsWithRef<'form'>, keyof OwnProps<Definition> | 'className' | 'style' | 'children'>;

/** Whether Enter would do nothing in it but send the form. */
const isTextInput = (target: EventTarget) =>
  target instanceof HTMLInputElement &&
  !['submit', 'button', 'image', 'reset', 'file', 'color'].includes(target.type);

/** What is wrong, once somebody has tried to send. */
function Summary({ root }: { root: FormRoot }) {
  const { errors } = useFormState({ control: root.form.control });
  const text = useTexts();
  const place = useRef<HTMLElement>(null);
  const shown = root.hasBeenSent()
    ? toldApart(errorsInOrder(root.items, errors), {
        row: (number) => text('item', { number }),
        of: (name, message) => text('problemOf', { name, message }),
      })
    : [];
  return (
    <FormErrorSummary
      ref={place}
      errors={shown}
      takesFocus={false}
      onGo={(field) => {
        const form = place.current?.closest('form');
        if (form) focusFirst(form, [field]);
      }}
    />
  );
}

/** What validation knows, as of now. */
function useValidationContext(): ValidationContext {
  const text = useMessages<MessageKey>('validation', english);
  const locale = useLocale();
  return useMemo(() => {
    // a day may begin while a form is open, and plans come late; both are dear to ask for
    return {
      text,
      locale,
      get today() {
        return todayIn();
      },
      get phones() {
        return phones.state().module?.phonePlans;
      },
    };
  }, [text, locale]);
}

type RootOptions<Definition extends FormDefinition> = Pick<
  OwnProps<Definition>,
  'definition' | 'values' | 'uploadFile' | 'explainFailure' | 'onSigned' | 'showsMistakes'
>;

/** What fields are given to know of the form. */
function useRoot<Definition extends FormDefinition>(
  {
    definition,
    values,
    uploadFile,
    explainFailure,
    onSigned,
    showsMistakes = false,
  }: RootOptions<Definition>,
  { wasSentRef, waitFor }: { wasSentRef: RefObject<boolean>; waitFor: FormRoot['waitFor'] },
): FormRoot {
  const context = useValidationContext();
  const items = useMemo(() => itemsOf(definition), [definition]);
  const held = useSame(useMemo(() => hold(items, values), [items, values]));
  const [first] = useState(held);
  const form = useForm<Held>({
    defaultValues: first,
    // what it begins with would be written into every field once more
    ...(held === first ? {} : { values: held }),
    resetOptions: { keepDirtyValues: true },
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const shownErrors = useMemo(() => new ShownErrors(form), [form]);
  const visibility = useMemo(() => new Visibility(form, items, () => held), [form, items, held]);
  const hasBeenSent = useCallback(() => wasSentRef.current, [wasSentRef]);
  const afterPress = useAfterPress();
  const uploads = useRef(uploadFile);
  useLayoutEffect(() => {
    uploads.current = uploadFile;
  });
  // one function a field for as long as it is there, which calls the last one given
  const uploadOf = useCallback((name: string): Upload | undefined => {
    const current = () => (typeof uploads.current === 'function' ? uploads.current : uploads.current?.[name]);
    return current() && (async (file, options) => current()?.(file, options));
  }, []);
  const [edits] = useState(() => new Set<() => void>());
  const tellWhy = useLatest(explainFailure);
  const tellSigned = useLatest(onSigned);
  return useMemo(
    () => ({
      form,
      errors: shownErrors,
      items,
      visibility,
      initial: () => held,
      afterPress,
      hasBeenSent,
      waitFor,
      uploadOf,
      explainFailure: tellWhy,
      edits,
      onSigned: tellSigned,
      context: () => context,
      showsMistakes,
    }),
    [
      form,
      shownErrors,
      items,
      visibility,
      held,
      afterPress,
      hasBeenSent,
      waitFor,
      uploadOf,
      tellWhy,
      edits,
      tellSigned,
      context,
      showsMistakes,
    ],
  );
}

/** Puts back what a form began with. */
function startOver({ form, initial }: FormRoot, wasSentRef: RefObject<boolean>) {
  for (const [key, value] of Object.entries(initial()))
    form.setValue(key, structuredClone(value), { shouldDirty: true });
  wasSentRef.current = false;
  // what is held stays as it is: only that it was sent is forgotten, and what is wrong
  form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
}

type NoticesProps = Pick<OwnProps<FormDefinition>, 'draft' | 'onUnsavedChange'> & {
  keeper: RefObject<DraftHandle | null>;
  isHeldUp: boolean;
  failure: string | undefined;
};

/** What has become of the draft and of sending. */
function Notices({ keeper, draft, onUnsavedChange, isHeldUp, failure }: NoticesProps) {
  const text = useTexts();
  return (
    <>
      {draft ? (
        <draft.Keeper key={draft.key} ref={keeper} draft={draft} onUnsavedChange={onUnsavedChange} />
      ) : onUnsavedChange ? (
        <Unkept ref={keeper} onUnsavedChange={onUnsavedChange} />
      ) : null}
      {isHeldUp ? <InfoBar>{text('waiting')}</InfoBar> : null}
      {failure === undefined ? null : (
        <InfoBar variant="alert" live>
          {failure}
        </InfoBar>
      )}
    </>
  );
}

/**
 * A form whose definition was checked elsewhere, such as by the server that keeps it: the schemas that check definitions do not
 * come to the browser with it. A field with a mistake that was overlooked is left out at best.
 */
export function CheckedForm<const Definition extends FormDefinition>({
  definition,
  values,
  onSubmit,
  explainFailure,
  layout: Layout = PlainLayout,
  uploadFile,
  draft,
  onUnsavedChange,
  onSigned,
  submitLabel,
  actions,
  showsMistakes,
  onKeyDown,
  onReset,
  ...rest
}: FormProps<Definition>) {
  const text = useTexts();
  const wasSentRef = useRef(false);
  const work = useWork();
  const root = useRoot(
    { definition, values, uploadFile, explainFailure, onSigned, showsMistakes },
    { wasSentRef, waitFor: work.waitFor },
  );
  const keeper = useRef<DraftHandle>(null);
  const { failure, isSending, submit } = useSending(root, {
    definition,
    onSubmit: (given) => onSubmit(given as ValuesOf<Definition>),
    explainFailure,
    wasSentRef,
    work,
    keeper,
  });

  return (
    <FormRootContext value={root}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the inputs inside */}
      <form
        {...rest}
        noValidate
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
          onKeyDown?.(event);
          // a long form is not sent by accident
          if (event.key === 'Enter' && isTextInput(event.target)) event.preventDefault();
        }}
        onReset={(event) => {
          onReset?.(event);
          if (event.target !== event.currentTarget || event.defaultPrevented) return;
          event.preventDefault();
          startOver(root, wasSentRef);
        }}
        onSubmit={(event) => {
          // of a form in a dialog, which React has within this one
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <Layout
          definition={definition}
          summary={<Summary root={root} />}
          notices={
            <Notices
              keeper={keeper}
              draft={draft}
              onUnsavedChange={onUnsavedChange}
              isHeldUp={work.isHeldUp}
              failure={failure}
            />
          }
          actions={
            <>
              {actions}
              <Button type="submit" variant="primary" loading={isSending} loadingLabel={text('sending')}>
                {submitLabel ?? text('submit')}
              </Button>
            </>
          }
        />
      </form>
    </FormRootContext>
  );
}
