import type { ComponentType, Ref } from 'react';
import type { Draft } from './draft.ts';
import type { DraftOptions } from './keeper.ts';

/** What sending a form has to do with its draft. */
export type DraftHandle = {
  /** The form is being sent: the server is given no draft that could come after it. */
  hold: () => void;
  /** It was not taken. @param theirs because the server has another one by now */
  release: (theirs?: Draft) => void;
  /** It was taken: there is nothing to keep any more. */
  drop: () => void;
};

export type KeeperProps = {
  draft: DraftOptions;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  ref: Ref<DraftHandle>;
};

/** A form’s draft, as `keepDraft` makes it. */
export type FormDraft = DraftOptions & { Keeper: ComponentType<KeeperProps> };
