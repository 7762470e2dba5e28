import { useEffect, useRef, type ReactNode } from 'react';

/**
 * When `of` changes, puts the focus on the first thing inside that is still to be filled in; else on what there is to read,
 * else on the first field.
 */
export function FocusInside({ of, children }: { of: string; children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef(of);
  useEffect(() => {
    if (before.current === of) return;
    before.current = of;
    const inputs = [...(inside.current?.querySelectorAll('input') ?? [])];
    const text = inside.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    (inputs.find(({ value }) => value === '') ?? text ?? inputs[0])?.focus();
  }, [of]);
  return <div ref={inside}>{children}</div>;
}
