import { createContext, useContext } from 'react';

/** What the form tells the dialog that it is in. */
export type PublishDialogParts = {
  /** By which the dialog's button sends the form. */
  formId: string;
  /** The form is there; before it there is nothing that the button could send. */
  onReady: (isReady: boolean) => void;
  onBusy: (isBusy: boolean) => void;
  onPublished: () => void;
};

export const PublishContext = createContext<PublishDialogParts | undefined>(undefined);

export const usePublishDialog = (): PublishDialogParts => {
  const parts = useContext(PublishContext);
  if (!parts) throw new Error('The form for publishing is rendered outside of its dialog.');
  return parts;
};
