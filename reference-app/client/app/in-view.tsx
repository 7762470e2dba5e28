import { useEffect, useRef, useState, type ReactNode } from 'react';

type InViewProps = {
  /** Stands there until then, as tall as what comes. */
  place: ReactNode;
  children: ReactNode;
};

/** What is loaded when it comes into view, and not before: a first visit does not pay for what it does not see. */
export function InView({ place, children }: InViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={frame}>{wasSeen ? children : place}</div>;
}
