import { Button, Dialog, InfoBar, Stack } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { Login } from './login.tsx';
import { loginTitles, type LoginView } from './login-view.ts';
import { nextAddress } from './next-address.ts';

type LoginDialogProps = {
  /** Says why it has opened by itself (ruling 52). */
  isSessionOver: boolean;
  onDismiss: () => void;
};

/** Logging in without leaving the page, which is then loaded again as the candidate's (AUTH-01). */
function LoginDialog({ isSessionOver, onDismiss }: LoginDialogProps) {
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
        {isSessionOver && <SessionOver />}
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
}

/** Why the page knows somebody whom the server does not: who it knows instead, if anybody (ruling 52). */
function SessionOver() {
  const { api, boot, t } = useSite();
  const account = accountTexts.useTexts();
  const { data } = useQuery({
    queryKey: ['logged in instead'],
    queryFn: async ({ signal }) => (await api.get('/api/pcsx/profile_details', { signal })).data.user,
    // asked each time that the dialog opens
    gcTime: 0,
  });
  const since = data && data.encId !== boot.user?.encId ? data.fullName || data.email : undefined;
  return (
    <>
      <InfoBar variant="alert" live>
        {since === undefined ? t('error.login') : account('since', { name: since })}
      </InfoBar>
      {since !== undefined && (
        <Button onClick={() => window.location.reload()}>{account('goOnAs', { name: since })}</Button>
      )}
    </>
  );
}

/** The same address without what made the dialog open, and without the sort that a login clears (SEARCH-08). */
function withoutLoginRequest({ href }: Location) {
  const url = new URL(href);
  url.searchParams.delete('show_login_modal');
  url.searchParams.delete('sort_by');
  return url.href;
}

export default LoginDialog;
