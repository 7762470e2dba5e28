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
} from 'react';
import { flushSync } from 'react-dom';
import { useForm, useFormState } from 'react-hook-form';
import { Button } from '../../actions/button/button.tsx';
import type { FormError } from '../../feedback/form-error-summary/errors-of.ts';
import { FormErrorSummary } from '../../feedback/form-error-summary/form-error-summary.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useAfterPress } from '../../inputs/field/after-press.ts';
import type { Upload } from '../../inputs/file-upload/use-transfer.ts';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { itemsOf, type FormDefinition } from '../definition/definition.ts';
import type { ValuesOf } from '../definition/values-of.ts';
import type { DraftHandle, FormDraft } from '../drafts/keeper-props.ts';
import { PlainLayout, type LayoutProps } from '../layouts/plain/plain.tsx';
import { todayIn } from '../validation/dates.ts';
import type { MessageKey, ValidationContext } from '../validation/finding.ts';
import { phones } from '../validation/lazy-phones.ts';
import english from '../validation/messages/en-US.json?messages';
import { elementOf, errorsInOrder, focusFirst, keyOfPath, toldApart } from './errors.ts';
import { followRows } from './followed-rows.ts';
import { useLatest, useSame } from './stable.ts';
import { FormRootContext, type FormRoot } from './form-root.ts';
import { hold, sentValues, type Held } from './form-values.ts';
import { changesSince } from './changes-since.ts';
import { itemAt } from './item-at.ts';
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
  showsMistakes = false,
  onKeyDown,
  onReset,
  ...rest
}: FormProps<Definition>) {
  const text = useTexts();
  const validationText = useMessages<MessageKey>('validation', english);
  const locale = useLocale();
  const announce = useAnnounce();
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
  const context = useMemo((): ValidationContext => {
    // a day may begin while a form is open, and plans come late; both are dear to ask for
    return {
      text: validationText,
      locale,
      get today() {
        return todayIn();
      },
      get phones() {
        return phones.state().module?.phonePlans;
      },
    };
  }, [validationText, locale]);
  const wasSent = useRef(false);
  const hasBeenSent = useCallback(() => wasSent.current, []);
  const afterPress = useAfterPress();
  const { waitFor, isWaiting, settle, isHeldUp } = useWork();
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
  const root = useMemo<FormRoot>(
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
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const keeper = useRef<DraftHandle>(null);

  const tell = (element: HTMLFormElement, errors: readonly FormError[]) => {
    announce(text('problems', { count: errors.length }));
    // the fields say what is wrong first: of several controls in one, the focus goes to the one that is
    flushSync(() => {});
    focusFirst(
      element,
      errors.map(({ field }) => field),
    );
  };
  const take = (
    found: Readonly<Record<string, string>>,
    {
      element,
      sent,
      placeOf,
    }: { element: HTMLFormElement; sent: Held; placeOf: ReturnType<typeof followRows> },
  ) => {
    const told = Object.entries(found).map(([name, message]) => ({
      field: placeOf(keyOfPath(items, name, sent)),
      message,
    }));
    // react-hook-form would never let go of an error whose field is not there
    const isHere = (error: { field: string | undefined; message: string }): error is FormError =>
      error.field !== undefined && elementOf(element, error.field) !== undefined;
    const here = told.filter(isHere);
    // what is wrong in rows before what is wrong with their list, which react-hook-form keeps beside them
    for (const { field, message } of here.toSorted((a, b) => b.field.length - a.field.length))
      form.setError(itemAt(items, field)?.type === 'dynamicList' ? `${field}.root` : field, {
        type: 'server',
        message,
      });
    const others = told.filter((error) => !isHere(error));
    if (others.length > 0) setFailure(others.map(({ message }) => message).join(' '));
    const places = new Set(here.map(({ field }) => field));
    // in the order of the page, and without what people did wrong meanwhile
    if (here.length > 0)
      tell(
        element,
        errorsInOrder(items, form.getErrors()).filter(({ field }) => places.has(field)),
      );
  };
  const explain = (error: unknown): string => {
    try {
      const explanation = explainFailure?.(error);
      if (explanation) return explanation;
    } catch (mistake) {
      // the app's own, which goes where its others go
      reportError(mistake);
    }
    return text('failed');
  };
  const hand = async (element: HTMLFormElement, sent: Held) => {
    // the app may have left the page when it is done
    const draftKeeper = keeper.current;
    draftKeeper?.hold();
    const placeOf = followRows(items, (key) => form.getValues(key));
    const given = sentValues(definition, sent);
    const changes = changesSince(root, { definition, element, sent: given });
    let answer: void | SubmitAnswer;
    try {
      answer = await onSubmit(given as ValuesOf<Definition>);
    } catch (error) {
      draftKeeper?.release();
      setFailure(explain(error));
      return;
    } finally {
      changes.stop();
    }
    if (answer?.theirs) {
      draftKeeper?.release(answer.theirs);
      return;
    }
    const found = answer?.validationErrors ?? {};
    if (Object.keys(found).length === 0) {
      const goesOn = answer?.onTaken !== undefined && changes.hasChanged();
      // what is typed now has never been sent
      if (goesOn) {
        wasSent.current = false;
        draftKeeper?.release();
      } else draftKeeper?.drop();
      answer?.onTaken?.(goesOn);
      return;
    }
    draftKeeper?.release();
    take(found, { element, sent, placeOf });
  };
  const send = async (element: HTMLFormElement) => {
    if (isWaiting()) announce(text('waiting'));
    await settle();
    let wrong: readonly FormError[] = [];
    await form.handleSubmit(
      async (current) => hand(element, current),
      (errors) => {
        wrong = errorsInOrder(items, errors);
      },
    )();
    // not before: the fields learn of their errors after that callback
    if (wrong.length > 0) tell(element, wrong);
  };

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
          for (const [key, value] of Object.entries(held))
            form.setValue(key, structuredClone(value), { shouldDirty: true });
          wasSent.current = false;
          // what is held stays as it is: only that it was sent is forgotten, and what is wrong
          form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
        }}
        onSubmit={(event) => {
          // of a form in a dialog, which React has within this one
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          // a second press while the first is on its way
          if (isUnderWay.current) return;
          isUnderWay.current = true;
          wasSent.current = true;
          setFailure(undefined);
          // what is over before the next task, as validating mostly is, is nothing to tell of
          const soon = setTimeout(() => setSending(true));
          void send(event.currentTarget).finally(() => {
            clearTimeout(soon);
            isUnderWay.current = false;
            setSending(false);
          });
        }}
      >
        <Layout
          definition={definition}
          summary={<Summary root={root} />}
          notices={
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
