import { Button } from '@portico/components';
import { useBuilder } from '../store/use-editor.ts';

/** For whom the session has ended: what they have not saved waits for them while they log in. */
export function LogInButton() {
  const { editor, texts } = useBuilder();
  const { logIn } = editor.backend;
  return logIn ? (
    <Button variant="primary" size="small" onClick={logIn}>
      {texts.t('panel.logIn')}
    </Button>
  ) : null;
}
