import { CopyIcon, MailIcon, Menu } from '@portico/components';
import { useState, type ReactElement } from 'react';
import { useShowToast } from '../../app/toasts.tsx';
import { positionTexts } from '../../locales/texts.ts';

type ShareMenuProps = {
  title: string;
  url: string;
  trigger: ReactElement;
  /** Called where this could not be loaded. */
  onFailed: () => void;
};

/** Ways to share a job where the browser has none of its own. Opens at once: it is loaded by the press that asks for it. */
function ShareMenu({ title, url, trigger }: ShareMenuProps) {
  const t = positionTexts.useTexts();
  const showToast = useShowToast();
  const [isOpen, setOpen] = useState(true);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ variant: 'success', text: t('share.copied') });
    } catch {
      showToast({ variant: 'alert', text: t('share.copyFailed') });
    }
  };
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent(`${t('share.mailText', { title })}\n${url}`);
  return (
    <Menu
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      items={[
        { label: t('share.copyLink'), icon: <CopyIcon />, onSelect: () => void copy() },
        { label: t('share.mail'), icon: <MailIcon />, href: `mailto:?subject=${subject}&body=${body}` },
      ]}
    />
  );
}

export default ShareMenu;
