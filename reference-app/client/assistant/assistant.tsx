import { Inline } from '@portico/components';
import { ChatPanel } from '@portico/components/chat-panel';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddress, useSite } from '../site/site.tsx';
import { assistantTexts } from '../locales/texts.ts';
import { LazyResumeDialog } from '../resume/lazy-resume-dialog.tsx';
import { addressOfAction, isOtherLanguage } from './action-address.ts';
import { ActionButton } from './action-button.tsx';
import { assistantHash } from './assistant-hash.ts';
import { useConversation } from './use-conversation.ts';

/** Where the panel stands beside the page, what it shows is seen at once; elsewhere it would lie over it. */
const isBesideThePage = () => matchMedia('(width > 992px)').matches;

function Panel() {
  const site = useSite();
  const { boot } = site;
  const t = assistantTexts.useTexts();
  const inSite = useAddress();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasResumes, setHasResumes] = useState(false);
  const { pathname, search, hash } = useLocation();
  const isAsked = hash === assistantHash;
  useEffect(() => {
    // so that the same link opens it again, and going back leaves the page
    if (!isAsked) return;
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    // the panel takes the focus when it becomes open
    startTransition(() => setOpen(true));
  }, [isAsked, pathname, search, navigate]);

  const { said, isAnswering, send, sendAgain } = useConversation((actions) => {
    const first = actions.flatMap((action) => addressOfAction(action, site) ?? []).at(0);
    if (first === undefined || !isBesideThePage() || isOtherLanguage(first, site)) return;
    void navigate(inSite(first));
  });
  const leave = () => {
    if (!isBesideThePage()) setOpen(false);
  };
  return (
    <>
      <ChatPanel
        ref={panel}
        data-keeps-focus=""
        open={isOpen}
        onOpenChange={setOpen}
        name={t('name')}
        greeting={boot.configs.chatbotxConfig.greeting}
        messages={said.map(({ id, text, sentAt, ...one }) =>
          one.author === 'candidate'
            ? { id, text, sentAt, ...one }
            : {
                id,
                text,
                sentAt,
                author: one.author,
                content: one.actions.length > 0 && (
                  <Inline gap={2}>
                    {one.actions.map((action, index) => (
                      <ActionButton
                        key={index}
                        action={action}
                        onLeave={leave}
                        onResumes={() => {
                          leave();
                          setHasResumes(true);
                        }}
                      />
                    ))}
                  </Inline>
                ),
              },
        )}
        typing={isAnswering}
        quickReplies={
          said.length > 0
            ? []
            : [t('reply.help'), t('reply.apply'), ...(boot.user ? [t('reply.applications')] : [])]
        }
        onSend={send}
        onRetry={({ id, text }) => sendAgain(id, text)}
      />
      {hasResumes && <LazyResumeDialog open onOpenChange={setHasResumes} afterwards={panel} />}
    </>
  );
}

/** Somebody to ask, who answers and shows the way (SHELL-05). */
const Assistant = () => useSite().boot.configs.chatbotxConfig.enabled && <Panel />;
export default Assistant;
