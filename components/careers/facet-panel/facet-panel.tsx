import {
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../actions/button/button.tsx';
import { FilterIcon } from '../../display/icon/icon.tsx';
import { Badge } from '../../display/badge/badge.tsx';
import { Skeleton } from '../../display/skeleton/skeleton.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { SheetProps } from '../../overlays/sheet/sheet.tsx';
import { FacetGroup } from './facet-group.tsx';
import * as styles from './facet-panel.css.ts';
import { areSameValues, earlyValues, withChoice, type Facet, type FacetValues } from './facets.ts';
import type keys from '../../locales/en-US/facet-panel.json';
import english from '../../locales/en-US/facet-panel.json?messages';

type OwnProps = {
  /** What the search can be narrowed down by. */
  facets: readonly Facet[];
  /** How many jobs there are with what is chosen. */
  count: number;
  /**
   * The next counts are on their way: those that are there stay, and without facets their room is kept.
   * @default false
   */
  loading?: boolean;
  /** Where the form goes before there is script, or without `onValueChange`. */
  action: string;
  /**
   * `Sheet`, in which the filters open up to 992 px. Load it late, since other windows never need it:
   * `lazy(async () => ({ default: (await import('@portico/components/sheet')).Sheet }))`. Without it the filters stand open
   * in any window, for what they are in to head them and to end with their buttons, such as a `Drawer`.
   */
  sheet?: (props: SheetProps) => ReactNode;
  /**
   * What else the form posts, by name, such as the words that are searched for.
   * @default {}
   */
  hidden?: Readonly<Record<string, string>>;
  /**
   * Where its heading stands in the page’s outline.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * Whether a new count is read aloud. Not beside a `JobList`, which reads it.
   * @default true
   */
  announcesCount?: boolean;
  /** The user chose: apply it. Without it, a button of the form does. */
  onValueChange?: (values: FacetValues) => void;
};
type Value =
  | {
      /** What is chosen; controlled. What people choose is shown at once, until there is another value. */
      value: FacetValues;
      defaultValue?: undefined;
    }
  | {
      value?: undefined;
      /**
       * What is chosen at first.
       * @default {}
       */
      defaultValue?: FacetValues;
    };

/** `ref` and all other props go to the root. State for selectors and tests: `aria-busy`, and native ones of the inputs. */
export type FacetPanelProps = OwnProps &
  Value & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | keyof Value | 'className' | 'style' | 'children' | 'role'
  >;

type ChoicesProps = Pick<FacetPanelProps, 'facets' | 'value' | 'defaultValue' | 'onValueChange'>;

/** What is chosen, as people see it at once, and in the form as it was before script had loaded. */
function useChoices({ facets, value, defaultValue = {}, onValueChange }: ChoicesProps) {
  // an address or a server answers a moment later, perhaps to one choice after the other: what was chosen holds till then
  const [asked, setAsked] = useState<{ over: FacetValues; choices: readonly FacetValues[] }>({
    over: value ?? defaultValue,
    choices: [],
  });
  if (value && !areSameValues(value, asked.over)) {
    const answered = asked.choices.findLastIndex((choice) => areSameValues(choice, value));
    setAsked({ over: value, choices: answered === -1 ? [] : asked.choices.slice(answered + 1) });
  }
  const values = asked.choices.at(-1) ?? asked.over;
  const change = (next: FacetValues) => {
    setAsked(({ over, choices }) => ({ over, choices: [...choices, next] }));
    onValueChange?.(next);
  };
  const plain = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent(() => {
    if (!plain.current) return;
    // ticked before script had loaded
    const early = earlyValues(plain.current, facets, values);
    if (!areSameValues(early, values)) change(early);
  });
  useLayoutEffect(() => adopt(), []);
  return { values, change, plain };
}

type CountProps = Pick<OwnProps, 'count' | 'loading' | 'announcesCount'>;

/** Has a new count read aloud once it has come. */
function useCountAnnouncement({ count, loading, announcesCount }: CountProps) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const announce = useAnnounce();
  const said = useRef(count);
  useEffect(() => {
    if (loading || said.current === count) return;
    said.current = count;
    if (announcesCount) announce(text('found', { count }));
  }, [announce, announcesCount, count, loading, text]);
}

type FacetFormProps = Required<Pick<OwnProps, 'facets' | 'loading' | 'hidden'>> & {
  values: FacetValues;
  onValuesChange: (values: FacetValues) => void;
} & Omit<ComponentPropsWithRef<'form'>, 'hidden'>;

function FacetForm({ facets, loading, hidden, values, onValuesChange, children, ...rest }: FacetFormProps) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  // chosen in facets that the server has left out: in force still
  const unseen = Object.entries(values).filter(([name]) => !facets.some((facet) => facet.name === name));
  return (
    <form {...rest} method="get">
      {Object.entries(hidden).map(([name, each]) => (
        <input key={name} type="hidden" name={name} value={each} />
      ))}
      {unseen.flatMap(([name, each]) =>
        each.map((choice) => <input key={`${name} ${choice}`} type="hidden" name={name} value={choice} />),
      )}
      {facets.length === 0 && loading ? (
        <div className={styles.loading}>
          <VisuallyHidden>{text('loading')}</VisuallyHidden>
          <Skeleton lines={4} />
          <Skeleton lines={6} />
          <Skeleton lines={4} />
        </div>
      ) : null}
      {facets.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          chosen={values[facet.name] ?? []}
          onChange={(next) => onValuesChange(withChoice(values, facet.name, next))}
        />
      ))}
      {children}
    </form>
  );
}

function PanelHead({ id, level, onClear }: { id: string; level: 2 | 3 | 4 | 5 | 6; onClear?: () => void }) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.head}>
      <Heading ref={heading} id={id} className={styles.heading} tabIndex={-1}>
        {text('label')}
      </Heading>
      {onClear ? (
        <div className={styles.scripted}>
          <Button
            size="small"
            onClick={() => {
              heading.current?.focus();
              onClear();
            }}
          >
            {text('clearAll')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What a search can be narrowed down by, beside its results or, up to 992 px, in a sheet over them. */
export function FacetPanel({
  facets,
  count,
  loading = false,
  action,
  sheet: Sheet,
  hidden = {},
  headingLevel = 2,
  announcesCount = true,
  onValueChange,
  value,
  defaultValue,
  ...rest
}: FacetPanelProps) {
  const text = useMessages<keyof typeof keys>('facet-panel', english);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { plain, values, change } = useChoices({ facets, value, defaultValue, onValueChange });
  const chosen = Object.values(values).filter((each) => each.length > 0).length;
  const clear = () => change({});
  useCountAnnouncement({ count, loading, announcesCount });

  const submit = (event: FormEvent) => {
    setOpen(false);
    // it has been applied already
    if (onValueChange) event.preventDefault();
  };
  const form = { facets, loading, hidden, values, onValuesChange: change, action, onSubmit: submit };
  const show = { type: 'submit', variant: 'primary', children: text('show', { count }) } as const;
  const plainForm = (
    <FacetForm ref={plain} id={id} {...form}>
      <div className={onValueChange ? `${styles.submit} ${styles.live}` : styles.submit}>
        <Button {...show} />
      </div>
    </FacetForm>
  );
  const root = { ...rest, className: styles.panel, 'aria-busy': loading || undefined };
  if (!Sheet)
    return (
      <section aria-label={text('label')} {...root}>
        {plainForm}
      </section>
    );
  return (
    <section aria-labelledby={`${id}-heading`} {...root}>
      <div className={styles.trigger}>
        <Button
          icon={<FilterIcon />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {text('label')}
          <Badge count={chosen} label={text('chosen', { count: chosen })} />
        </Button>
      </div>
      <div className={styles.beside}>
        <PanelHead id={`${id}-heading`} level={headingLevel} onClear={chosen > 0 ? clear : undefined} />
        {plainForm}
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <Sheet
            open
            title={text('label')}
            onOpenChange={setOpen}
            footer={
              <>
                {chosen > 0 ? <Button onClick={clear}>{text('clearAll')}</Button> : null}
                <Button {...show} form={`${id}-sheet`} />
              </>
            }
          >
            <FacetForm id={`${id}-sheet`} {...form} />
          </Sheet>
        </Suspense>
      ) : null}
    </section>
  );
}
