import type { ThemeDocument } from '@portico/tokens';
import { useCallback, type ReactNode } from 'react';
import { emptyDocument } from '../store/document.ts';
import { checkedDocument } from '../store/editor-state.ts';
import { useBuilder } from '../store/use-editor.ts';
import { LoadedPart } from './loaded-part.tsx';
import { useLoaded } from './use-loaded.ts';

/** A version's document, asked for when somebody wants to see it. */
export function VersionDocument({
  version,
  children,
}: {
  version: number;
  children: (document: ThemeDocument) => ReactNode;
}) {
  const { editor } = useBuilder();
  const load = useCallback(async () => {
    const document = await editor.backend.publishing.document(version);
    return checkedDocument(editor.product, document) ?? emptyDocument(editor.product);
  }, [editor, version]);
  return <LoadedPart loaded={useLoaded(load)}>{children}</LoadedPart>;
}
