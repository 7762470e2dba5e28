import type { FormDefinition, Values } from '@portico/core/forms';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import type { FormError } from '../../feedback/form-error-summary/errors-of.ts';
import type { DraftHandle } from '../drafts/keeper-props.ts';
import { changesSince } from './changes-since.ts';
import { elementOf, errorsInOrder, focusFirst, keyOfPath } from './errors.ts';
import { followRows } from './followed-rows.ts';
import type { FormRoot } from './form-root.ts';
import { sentValues, type Held } from './form-values.ts';
import { itemAt } from './item-at.ts';
import type { SubmitAnswer } from './submit-answer.ts';
import { useTexts } from './texts.ts';
import type { useWork } from './under-way.ts';

type Explain = ((error: unknown) => string | undefined) | undefined;

function explanationOf(error: unknown, explainFailure: Explain): string | undefined {
  try {
    return explainFailure?.(error);
  } catch (mistake) {
    // the app's own, which goes where its others go
    reportError(mistake);
    return undefined;
  }
}

type Sent = { element: HTMLFormElement; sent: Held; placeOf: ReturnType<typeof followRows> };

/**
 * Shows what a server has found wrong in its fields.
 *
 * @returns the keys of those fields, and what is wrong with fields that are not there
 */
function showFound(
  { form, items }: FormRoot,
  found: Readonly<Record<string, string>>,
  { element, sent, placeOf }: Sent,
) {
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
  return {
    places: new Set(here.map(({ field }) => field)),
    others: told.filter((error) => !isHere(error)).map(({ message }) => message),
  };
}

type SendingOptions = {
  definition: FormDefinition;
  onSubmit: (values: Values) => void | SubmitAnswer | Promise<void | SubmitAnswer>;
  explainFailure: Explain;
  /** Whether somebody has tried to send what the form holds. */
  wasSentRef: RefObject<boolean>;
  work: ReturnType<typeof useWork>;
  keeper: RefObject<DraftHandle | null>;
};

/** Sends a form once it is as it should be, and shows what is wrong with it. */
export function useSending(
  root: FormRoot,
  { definition, onSubmit, explainFailure, wasSentRef, work, keeper }: SendingOptions,
) {
  const { form, items } = root;
  const text = useTexts();
  const announce = useAnnounce();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const tell = (element: HTMLFormElement, errors: readonly FormError[]) => {
    announce(text('problems', { count: errors.length }));
    // the fields say what is wrong first: of several controls in one, the focus goes to the one that is
    flushSync(() => {});
    focusFirst(
      element,
      errors.map(({ field }) => field),
    );
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
      answer = await onSubmit(given);
    } catch (error) {
      draftKeeper?.release();
      setFailure(explanationOf(error, explainFailure) || text('failed'));
      return;
    } finally {
      changes.stop();
    }
    const found = answer?.validationErrors ?? {};
    if (answer?.theirs) draftKeeper?.release(answer.theirs);
    else if (Object.keys(found).length === 0) {
      const goesOn = answer?.onTaken !== undefined && changes.hasChanged();
      // what is typed now has never been sent
      if (goesOn) {
        wasSentRef.current = false;
        draftKeeper?.release();
      } else draftKeeper?.drop();
      answer?.onTaken?.(goesOn);
    } else {
      draftKeeper?.release();
      const { places, others } = showFound(root, found, { element, sent, placeOf });
      if (others.length > 0) setFailure(others.join(' '));
      // in the order of the page, and without what people did wrong meanwhile
      const errors = errorsInOrder(items, form.getErrors()).filter(({ field }) => places.has(field));
      if (places.size > 0) tell(element, errors);
    }
  };
  const send = async (element: HTMLFormElement) => {
    if (work.isWaiting()) announce(text('waiting'));
    await work.settle();
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
  const submit = (element: HTMLFormElement) => {
    // a second press while the first is on its way
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    wasSentRef.current = true;
    setFailure(undefined);
    // what is over before the next task, as validating mostly is, is nothing to tell of
    const soon = setTimeout(() => setSending(true));
    void send(element).finally(() => {
      clearTimeout(soon);
      isUnderWay.current = false;
      setSending(false);
    });
  };
  return { failure, isSending, submit };
}
