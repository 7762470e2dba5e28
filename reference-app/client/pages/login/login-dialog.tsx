import { Dialog } from '@portico/components';
import { useMessages } from '../../app/site.tsx';
import { LoginForm } from './login-form.tsx';

/** Logging in without leaving the page, which is then loaded again as the candidate's (AUTH-01). */
const LoginDialog = ({ onDismiss }: { onDismiss: () => void }) => {
  const t = useMessages();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={t('login.title')}
      closeLabel={t('app.close')}
      size="small"
    >
      <LoginForm onDone={() => window.location.replace(withoutLoginRequest(window.location))} />
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
