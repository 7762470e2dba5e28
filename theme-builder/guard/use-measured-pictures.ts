import { useEffect, useMemo, useState } from 'react';
import { useEditorState } from '../store/use-editor.ts';
import { changedPictures, measuredPictures, type MeasuredPictures } from './measured-pictures.ts';

/** What measuring the pictures that the draft changes has found; undefined until it has. */
export function useMeasuredPictures() {
  const settled = useEditorState((state) => state.settled);
  const published = useEditorState((state) => state.published);
  const changed = useMemo(() => changedPictures(settled.document, published.document), [settled, published]);
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<{ of: typeof changed; at: number; pictures: MeasuredPictures }>();
  useEffect(() => {
    let isWanted = true;
    const measure = async () => {
      const pictures = await measuredPictures({ settled, published });
      if (isWanted) setOutcome({ of: changed, at: attempt, pictures });
    };
    void measure();
    return () => {
      isWanted = false;
    };
  }, [settled, published, changed, attempt]);
  return {
    settled,
    published,
    /** How many there are to measure. */
    count: changed.length,
    pictures: outcome?.of === changed && outcome.at === attempt ? outcome.pictures : undefined,
    again: () => setAttempt(attempt + 1),
  };
}
