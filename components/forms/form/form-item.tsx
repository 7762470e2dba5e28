import { isFileItem } from '@portico/core/forms';
import { kindOf, mistakeIn } from '@portico/core/forms/internal';
import {
  Component,
  Fragment,
  useEffect,
  useEffectEvent,
  useId,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Skeleton } from '../../display/skeleton/skeleton.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { fieldAround } from '../../inputs/field/field.tsx';
import { lazyWithRetry, type LazyFailureProps } from '../../lazy/lazy-with-retry.tsx';
import { ChunkLoadError } from '../../lazy/load-chunk.ts';
import { fieldComponents, fieldLoaders } from '../fields/components.ts';
import { controlIn } from './errors.ts';
import * as styles from './form-item.css.ts';
import { useFormRoot } from './form-root.ts';
import { classOfItem } from './item-layout.ts';
import { initialAt } from './place.ts';
import { useTexts } from './texts.ts';
import { useUnderWay } from './under-way.ts';
import { registration, useShared, useShownError, type FieldProps } from './use-field.ts';

/** Stands where a field cannot be, for those who can mend its definition; nothing for candidates. */
function Broken({ name, mistake }: { name: string; mistake: string }) {
  const { showsMistakes } = useFormRoot();
  const text = useTexts();
  return showsMistakes ? (
    <InfoBar variant="alert" title={`${text('brokenField')}: ${name}`}>
      {mistake}
    </InfoBar>
  ) : null;
}

/** Stands for a field that could not be loaded: what is asked counts as it is held, so that nothing is sent unasked. */
function FailedField({ error: cause, retry, props: { item, place } }: LazyFailureProps<FieldProps>) {
  // a field that fails while rendering is a mistake of its definition
  if (!(cause instanceof ChunkLoadError)) throw cause;
  const root = useFormRoot();
  const text = useTexts();
  const error = useShownError(root, item, place);
  const { form } = root;
  const name = item.label || item.ariaLabel || item.name;
  const register = useEffectEvent(() => {
    form.register(place.path, { ...registration(root, item, place), value: initialAt(root.initial, place) });
  });
  const isLoaded = useEffectEvent(() => lazyFields.get(kindOf(item)?.folder ?? '')?.isLoaded());
  useEffect(() => {
    register();
    return () => {
      // the field itself has registered by then
      if (isLoaded()) return;
      form.unregister(place.path, { keepValue: true, keepDefaultValue: true });
    };
  }, [form, place.path]);
  const again = async (button: HTMLElement) => {
    const field = button.closest<HTMLElement>('[data-field]');
    // otherwise the bar is still there to say so
    if (!(await retry())) return;
    requestAnimationFrame(() => {
      // the button has gone with the focus
      if (field && document.activeElement === document.body) controlIn(field)?.focus();
    });
  };
  return (
    <InfoBar
      variant="alert"
      live
      title={name}
      action={
        <Button
          size="small"
          aria-label={text('retryField', { name })}
          onClick={(event) => void again(event.currentTarget)}
        >
          {text('retry')}
        </Button>
      }
    >
      {text('failedField')} {error}
    </InfoBar>
  );
}

/** What is asked, over the room of what it is answered by: of the place for files, and of those that are there. */
function StandIn(props: FieldProps) {
  const { item, place } = props;
  const { initial } = useFormRoot();
  const { label, description, required } = useShared(props);
  const isOfFiles = isFileItem(item);
  const files = isOfFiles ? initialAt(initial, place) : undefined;
  const control = (
    <div className={styles.standIn} aria-busy="true">
      <div className={isOfFiles ? styles.placeForFiles : undefined}>
        <Skeleton shape="control" lines={isOfFiles ? 2 : 1} />
      </div>
      {Array.isArray(files)
        ? files.map((_, index) => (
            <Fragment key={index}>
              <Skeleton shape="control" />
              <Skeleton />
            </Fragment>
          ))
        : null}
    </div>
  );
  return fieldAround(control, { id: useId(), label, description, required });
}

function PendingField(props: FieldProps) {
  // what is not there yet asks for nothing, and would be left out
  useUnderWay(true);
  return <StandIn {...props} />;
}

const lazyFields = new Map(
  [...fieldLoaders].map(([folder, load]) => [
    folder,
    lazyWithRetry(load, { onServer: 'pending', Pending: PendingField, Failed: FailedField }),
  ]),
);

/** The field around its input. A plain function, so that a form of many fields has a component less for each. */
function fieldOf({ item, place }: FieldProps): ReactNode {
  const folder = kindOf(item)?.folder ?? '';
  const Field = fieldComponents.get(folder) ?? lazyFields.get(folder);
  if (!Field) return null;
  return (
    <div
      data-field={place.path}
      className={[styles.item, classOfItem(item, place.list?.item)].filter(Boolean).join(' ')}
    >
      {/* oxlint-disable-next-line react/static-components -- looked up, not created */}
      <Field item={item} place={place} />
    </div>
  );
}

/** A field that is there by the values of others. */
function Conditional({ item, place }: FieldProps) {
  const { visibility, form, initial } = useFormRoot();
  const read = () => visibility.isShown(item, place);
  const isShown = useSyncExternalStore(visibility.watch, read, read);
  const forget = useEffectEvent(() => {
    form.unregister(place.path, { keepDefaultValue: true });
    // a list takes its rows from what is held
    if (item.type === 'dynamicList')
      form.setValue(place.path, structuredClone(initialAt(initial, place) ?? []));
  });
  useEffect(() => {
    if (!isShown) forget();
  }, [isShown]);
  return isShown ? fieldOf({ item, place }) : null;
}

type State = { item: FieldProps['item']; mistake?: string | undefined };

/** One item of a definition, where it stands: a field, a text, or nothing. One that fails while rendering leaves the others alone. */
export class FormItem extends Component<FieldProps, State> {
  override state: State = { item: this.props.item };
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { mistake: String(error) };
  }
  /** One that was mended is tried anew. */
  static getDerivedStateFromProps({ item }: FieldProps, state: State): State | null {
    return item === state.item ? null : { item, mistake: undefined };
  }
  override render() {
    const { item } = this.props;
    const mistake = this.state.mistake ?? mistakeIn(item);
    if (mistake !== undefined) return <Broken name={item.name} mistake={mistake} />;
    if (item.hidden) return null;
    return item.visibleFn === undefined ? fieldOf(this.props) : <Conditional {...this.props} />;
  }
}
