import { Link, Stack } from '@portico/components';
import { renderLinkInPlace } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { accountTexts, type AccountMessageKey } from '../../locales/texts.ts';
import { keepFocus } from './keep-focus.ts';
import { loginViews, viewAddress, type LoginView } from './login-view.ts';
import { SignOnLink } from './sign-on.tsx';

const labels: Record<LoginView, AccountMessageKey> = {
  password: 'toPassword',
  code: 'toCode',
  reset: 'toReset',
  'sign-up': 'toSignUp',
};

type LoginLinksProps = { view: LoginView; onView?: (view: LoginView) => void; next: string };

/** The other ways to log in. */
export function LoginLinks({ view, onView, next }: LoginLinksProps) {
  const { boot } = useSite();
  const account = accountTexts.useTexts();
  const address = useAddress();
  const isForAll = boot.configs.loginSignupConfig.candidateLoginEnabled;
  const others = loginViews.filter((one) => one !== view && (isForAll || one !== 'sign-up'));
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={2} ref={keepFocus}>
        {others.map((one) => (
          <li key={one}>
            <Link
              variant="standalone"
              href={address(viewAddress(one, next))}
              renderLink={renderLinkInPlace}
              onClick={(event) => {
                if (!onView) return;
                event.preventDefault();
                onView(one);
              }}
            >
              {account(labels[one])}
            </Link>
          </li>
        ))}
      </Stack>
      <SignOnLink next={next} />
    </Stack>
  );
}
