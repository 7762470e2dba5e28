import { Button } from '@portico/components';
import { useState } from 'react';
import type { AssistantAction } from '../../contract/assistant.ts';
import { useAuth } from '../app/auth.ts';
import { renderLink } from '../app/render-link.tsx';
import { requestMessage } from '../app/request-message.ts';
import { useAddress, useSite } from '../site/site.tsx';
import { useShowToast } from '../app/toasts.tsx';
import { toggleInCart } from '../cart/toggle-in-cart.ts';
import { assistantTexts } from '../locales/texts.ts';
import { keepProfile, refreshAfterEdit } from '../request/queries/profile.ts';
import { RequestError } from '../request/request-error.ts';
import { withFreshToken } from '../request/with-fresh-token.ts';
import { addressOfAction, isOtherLanguage } from './action-address.ts';

type ActionButtonProps = {
  action: AssistantAction;
  /** Somebody follows it to another page. */
  onLeave: () => void;
  /** The resumes are asked for. */
  onResumes: () => void;
};

/** What the assistant asks the page to do, done when it is pressed: nothing of the candidate's is changed before. */
export function ActionButton({ action, onLeave, onResumes }: ActionButtonProps) {
  const site = useSite();
  const t = assistantTexts.useTexts();
  const inSite = useAddress();
  const address = addressOfAction(action, site);
  if (address !== undefined) {
    const label = { update_search: 'action.search', update_profile: 'action.profile' } as const;
    const name = action.type in label ? label[action.type as keyof typeof label] : 'action.open';
    return isOtherLanguage(address, site) ? (
      <Button size="small" href={inSite(address)}>
        {t(name)}
      </Button>
    ) : (
      <Button size="small" href={inSite(address)} renderLink={renderLink} onClick={onLeave}>
        {t(name)}
      </Button>
    );
  }
  switch (action.type) {
    case 'add_to_cart':
    case 'remove_from_cart':
      return <CartAction isIn={action.type === 'add_to_cart'} ids={action.position_ids} />;
    case 'update_profile':
      return <ProfileAction {...action} />;
    default:
      return (
        <Button size="small" onClick={onResumes}>
          {t('action.resumes')}
        </Button>
      );
  }
}

/** Once done it cannot be pressed again, and keeps the focus. */
function useOnce(run: () => Promise<boolean>) {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  return {
    'aria-disabled': state === 'open' ? undefined : (true as const),
    onClick: async () => {
      if (state !== 'open') return;
      setState('busy');
      setState((await run()) ? 'done' : 'open');
    },
  };
}

function CartAction({ isIn, ids }: { isIn: boolean; ids: readonly number[] }) {
  const site = useSite();
  const t = assistantTexts.useTexts();
  const showToast = useShowToast();
  const button = useOnce(async () => {
    let isDone = true;
    for (const pid of ids) isDone = (await toggleInCart(site, { pid, isIn, showToast })) && isDone;
    return isDone;
  });
  return (
    <Button size="small" {...button}>
      {t(isIn ? 'action.addToCart' : 'action.removeFromCart', { count: ids.length })}
    </Button>
  );
}

type ProfileUpdate = Extract<AssistantAction, { type: 'update_profile' }>;

function ProfileAction({ op_section, value = {} }: Omit<ProfileUpdate, 'type'>) {
  const { api, queries, t } = useSite();
  const text = assistantTexts.useTexts();
  const showToast = useShowToast();
  const { openLogin } = useAuth();
  const button = useOnce(async () => {
    try {
      // replaces what is one value, and adds to what is a list
      const edit = { op_section, operation: 'add', op_data: { value } };
      const { data } = await withFreshToken(() => api.post('/api/pcsx/profile_edit', edit));
      await keepProfile(queries, api, data);
      refreshAfterEdit(queries, api);
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'login') openLogin({ isSessionOver: true });
      showToast({ variant: 'alert', duration: 'long', text: requestMessage(error, t) });
      return false;
    }
    showToast({ variant: 'success', text: text('profile.saved') });
    return true;
  });
  return (
    <>
      <dl>
        {Object.entries(value).map(([term, description]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" {...button}>
        {text('action.saveProfile')}
      </Button>
    </>
  );
}
