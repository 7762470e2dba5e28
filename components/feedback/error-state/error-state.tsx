import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { AlertIcon, RefreshIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { OmitEach } from '../../theme/props.ts';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import * as styles from './error-state.css.ts';
import type keys from '../../locales/en-US/error-state.json';
import english from '../../locales/en-US/error-state.json?messages';

type OwnProps = {
  /**
   * Tries again; the state shows it until it is settled. When it is rejected the state stays and says so, and the reason is
   * reported to the page as an error that nobody handled.
   */
  onRetry?: () => void | Promise<unknown>;
  /** Further buttons and links, after the one that tries again. */
  actions?: ReactNode;
};

/** `ref` and all other props go to the root. State for selectors and tests: `aria-busy` while it tries again. */
export type ErrorStateProps = OwnProps & OmitEach<EmptyStateProps, keyof OwnProps | 'icon' | 'picture'>;

/** Stands where there would be something, had it not gone wrong, and tries again. */
export function ErrorState({ onRetry, actions, ...rest }: ErrorStateProps) {
  const text = useMessages<keyof typeof keys>('error-state', english);
  const announce = useAnnounce();
  const [trying, setTrying] = useState(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const retry = async (again: () => void | Promise<unknown>) => {
    setTrying(true);
    announce(text('retrying'));
    try {
      await again();
    } catch (error) {
      reportError(error);
      if (mounted.current) announce(text('failed'));
    }
    setTrying(false);
  };

  return (
    <EmptyState
      {...rest}
      aria-busy={trying ? true : undefined}
      icon={
        <span className={styles.icon}>
          <AlertIcon />
        </span>
      }
      actions={
        onRetry || actions ? (
          <>
            {onRetry ? (
              <Button
                variant="primary"
                icon={<RefreshIcon />}
                loading={trying}
                loadingLabel={text('retrying')}
                onClick={() => void retry(onRetry)}
              >
                {text('retry')}
              </Button>
            ) : null}
            {actions}
          </>
        ) : undefined
      }
    />
  );
}
