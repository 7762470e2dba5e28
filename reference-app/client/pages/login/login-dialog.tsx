import { Dialog, InfoBar, Stack } from '@portico/components';
import { useRef, useState } from 'react';
import { useSite } from '../../app/site.tsx';
import { accountTexts } from '../../locales/account-messages.ts';
import { Login } from './login.tsx';
import { loginTitles, type LoginView } from './login-view.ts';
import { nextAddress } from './next-address.ts';

type LoginDialogProps = {
  /** Says why it has opened by itself (ruling 52). */
  isSessionOver: boolean;
  onDismiss: () => void;
};

/** Logging in without leaving the page, which is then loaded again as the candidate's (AUTH-01). */
const LoginDialog = ({ isSessionOver, onDismiss }: LoginDialogProps) => {
  const { boot, t } = useSite();
  const account = accountTexts.useTexts();
  const [view, setView] = useState<LoginView>('password');
  const here = withoutLoginRequest(window.location);
  const fields = useRef<HTMLDivElement>(null);
  const [initialFocus] = useState(() => ({
    get current() {
      return fields.current?.querySelector('input') ?? null;
    },
  }));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={account(loginTitles[view])}
      closeLabel={t('app.close')}
      size="small"
      initialFocus={initialFocus}
    >
      <Stack ref={fields} gap={4}>
        {isSessionOver && (
          <InfoBar variant="alert" live>
            {t('error.login')}
          </InfoBar>
        )}
        <Login
          view={view}
          onView={setView}
          next={nextAddress(here, boot.origin)}
          onDone={() => {
            // an address with a fragment alone would load nothing
            window.history.replaceState(window.history.state, '', here);
            window.location.reload();
          }}
        />
      </Stack>
    </Dialog>
  );
};

/** The same address without what made the dialog open, and without the sort that a login clears (SEARCH-08). */
const withoutLoginRequest = ({ href }: Location) => {
  const url = new URL(href);
  url.searchParams.delete('show_login_modal');
  url.searchParams.delete('sort_by');
  return url.href;
};

export default LoginDialog;
