import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ReactNode } from 'react';
import { InfoBar, type InfoBarVariant } from '../../feedback/info-bar/info-bar.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { Container, type ContainerProps } from '../../layout/container/container.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import * as styles from './banner.css.ts';
import type keys from '../../locales/en-US/banner.json';
import english from '../../locales/en-US/banner.json?messages';

type OwnProps = {
  /** What the banner says. */
  children: ReactNode;
  /**
   * It came while the page was in use, so it is read aloud in the next pause; never at once, not even an alert.
   * @default false
   */
  live?: boolean;
};
type Variant = 'info' | 'alert' | 'implementation';
type Kind =
  | {
      /**
       * What people may like to know, what they have to know, or that the employer’s site is being set up, which stays in
       * view.
       * @default 'info'
       */
      variant?: Variant;
      onDismiss?: undefined;
    }
  | {
      variant?: Exclude<Variant, 'implementation'>;
      /** The user wants it gone: keep that in mind, and show it no longer. The focus goes on to what comes after it. */
      onDismiss: () => void;
    };
type More =
  | {
      /** Where there is more to read. */
      link?: { href: string; label: ReactNode };
      /** Renders the link through a client-side router. */
      renderLink?: RenderLink;
      action?: undefined;
    }
  | {
      link?: undefined;
      renderLink?: undefined;
      /** One thing to do about it, such as a `Button` of size small. */
      action: ReactNode;
    };

/** `ref` and all other props go to the `<section>`. State for selectors and tests: `data-variant`. */
export type BannerProps = OwnProps &
  Kind &
  More &
  Omit<ContainerProps, 'as' | 'width' | 'children' | 'role' | keyof OwnProps>;

const looks = { info: 'info', alert: 'alert', implementation: 'warning' } as const satisfies Record<
  Variant,
  InfoBarVariant
>;

/** What an employer tells everybody who comes to a page. */
export function Banner({
  variant = 'info',
  live = false,
  link,
  renderLink = renderAnchor,
  action,
  onDismiss,
  children,
  ref,
  ...rest
}: BannerProps) {
  const text = useMessages<keyof typeof keys>('banner', english);
  const announce = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);

  const said = useRef<string>(undefined);
  // its words may become others while it stands there
  useEffect(() => {
    const now = live ? (words.current?.textContent ?? '') : undefined;
    if (now !== undefined && now !== said.current) announce(now);
    said.current = now;
  });

  useLayoutEffect(() => {
    const banner = root.current;
    return () => {
      if (!banner?.contains(document.activeElement)) return;
      for (const place of [banner.nextElementSibling, banner.parentElement])
        if (place instanceof HTMLElement && banner.contains(document.activeElement)) focusOn(place);
    };
  }, []);

  const bar = {
    variant: looks[variant],
    action,
    children: (
      <div ref={words} dir="auto">
        {children}
        {link ? <> {renderLink({ href: link.href, children: link.label })}</> : null}
      </div>
    ),
  };
  return (
    <Container as="section" aria-label={text(variant)} {...rest} ref={root} data-variant={variant}>
      <div className={styles.room}>
        {onDismiss ? (
          <InfoBar {...bar} onDismiss={onDismiss} dismissLabel={text('dismiss')} />
        ) : (
          <InfoBar {...bar} />
        )}
      </div>
    </Container>
  );
}
