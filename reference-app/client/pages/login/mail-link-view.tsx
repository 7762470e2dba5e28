import { ConfirmEmail } from './confirm-email.tsx';
import { ConfirmSignUp } from './confirm-sign-up.tsx';
import { NewPassword } from './new-password.tsx';
import type { MailLink } from './use-mail-link.ts';

const views = { confirm: ConfirmSignUp, reset: NewPassword, email: ConfirmEmail };

/** What the link of a mail leads to. */
function MailLinkView({ link: { purpose, token } }: { link: MailLink }) {
  const View = views[purpose];
  return <View token={token} />;
}

export default MailLinkView;
