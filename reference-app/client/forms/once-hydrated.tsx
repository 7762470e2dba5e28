import type { ReactNode } from 'react';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import * as styles from './once-hydrated.css.ts';

/** Before the form's own effects, which bring back the focus; React follows. */
function takeInput(place: HTMLElement | null) {
  if (place) place.inert = false;
}

type OnceHydratedProps = {
  /** Said where it takes longer. */
  waiting: string;
  children: ReactNode;
};

/** A form as the server sends it takes nothing before there is a script that keeps and checks it. */
export function OnceHydrated({ waiting, children }: OnceHydratedProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.scripted} aria-busy={!isHydrated}>
      {!isHydrated && <p className={styles.gettingReady}>{waiting}</p>}
      <div ref={takeInput} className={styles.form} inert={!isHydrated}>
        {children}
      </div>
    </div>
  );
}
