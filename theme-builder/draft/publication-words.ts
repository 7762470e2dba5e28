import { useState } from 'react';
import type { WorkStorage } from '../store/kept-work.ts';
import { useBuilder } from '../store/use-editor.ts';

/** What is typed about a publication. */
export type PublicationWords = { note: string; reason: string };

const keyOf = (siteKey: string) => `portico.theme-builder.${siteKey}.publication`;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function readWords(storage: WorkStorage, siteKey: string): PublicationWords {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(siteKey)) ?? '{}') as Record<string, unknown>;
    return { note: textOf(kept['note']), reason: textOf(kept['reason']) };
  } catch {
    // written by something else, or nothing can be kept here
    return { note: '', reason: '' };
  }
}

/** Those words, kept by the tab until something is published with them: a login in between loses none. */
export function usePublicationWords() {
  const { storage, siteKey } = useBuilder().editor;
  const [words, setWords] = useState(() => readWords(storage, siteKey));
  return {
    words,
    write: (change: Partial<PublicationWords>) => {
      const next = { ...words, ...change };
      setWords(next);
      try {
        storage.setItem(keyOf(siteKey), JSON.stringify(next));
      } catch (error) {
        // a browser without room: they stay in the dialog for as long as it is open
        if (!(error instanceof DOMException)) throw error;
      }
    },
    forget: () => storage.removeItem(keyOf(siteKey)),
  };
}
