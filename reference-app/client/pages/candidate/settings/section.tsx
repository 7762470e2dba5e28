import { useId, type ReactNode } from 'react';
import * as panel from '../../../app/query-panel.css.ts';

type SectionProps = { title: string; description: string; children: ReactNode };

/** A part of the page that waits for nothing. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={panel.heading}>
        {title}
      </h2>
      <p className={panel.description}>{description}</p>
      {children}
    </section>
  );
}
