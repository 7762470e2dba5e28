import { ApplicationCard, Button, Grid } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { Draft } from '../../../contract/drafts.ts';
import { QueryPanel } from '../../app/query-panel.tsx';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { draftsQuery } from '../../request/queries/apply.ts';
import * as styles from './dashboard.css.ts';
import { useDeleteDraft } from './use-delete-draft.ts';
import { headingAround } from '../../app/heading-around.ts';

/**
 * Gives the focus of what is pressed, and goes with its card, to the heading of the next card; of the last one, to that of the
 * one before; of the only one, to the heading around them. Not to the next button: a key that is held down would press it.
 */
function leaveFocusToNext(pressed: HTMLElement): void {
  const cards = [...(pressed.closest('section')?.querySelectorAll('li:has(h4)') ?? [])];
  const place = cards.findIndex((card) => card.contains(pressed));
  const card = cards[place + 1] ?? cards[place - 1];
  const heading = card?.querySelector('h4') ?? headingAround(pressed);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Applications that the candidate has begun: those that can still be sent, then those that came too late (DASH-01). */
export function Drafts() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  const query = useQuery(draftsQuery(api));
  const { deleteDraft, isDeleting } = useDeleteDraft();
  return (
    <QueryPanel title={t('drafts')} failed={t('drafts.failed')} query={query} lines={6}>
      {(all) => {
        const drafts = all.filter((draft) => !isDeleting(draft));
        if (drafts.length === 0) return <p className={styles.text}>{t('drafts.none')}</p>;
        const group = { now: query.dataUpdatedAt, onDelete: deleteDraft };
        return (
          <>
            <DraftGroup {...group} title={t('drafts.open')} drafts={drafts.filter(isOpen)} />
            <DraftGroup
              {...group}
              title={t('drafts.closed')}
              drafts={drafts.filter((draft) => !isOpen(draft))}
            />
          </>
        );
      }}
    </QueryPanel>
  );
}

/** Whether one can still apply. */
const isOpen = ({ archived_at }: Draft) => archived_at < 0;

type DraftGroupProps = {
  title: string;
  drafts: readonly Draft[];
  now: number;
  onDelete: (draft: Draft) => void;
};

function DraftGroup({ title, drafts, now, onDelete }: DraftGroupProps) {
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const nameOf = ({ positions }: Draft) => {
    const [first, ...others] = positions;
    if (!first) return t('drafts.gone');
    return others.length === 0
      ? first.name
      : t('drafts.more', { position: first.name, count: others.length });
  };
  if (drafts.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <Grid as="ul" columns="large">
        {drafts.map((draft) => (
          <ApplicationCard
            key={draft.id}
            as="li"
            headingLevel={4}
            state="draft"
            position={nameOf(draft)}
            location={draft.positions[0]?.location}
            savedAt={Date.parse(draft.updated_at)}
            now={now}
            {...(isOpen(draft)
              ? { href: address(`/careers/apply?pid=${draft.position_ids.join(',')}`), renderLink }
              : { jobClosed: true })}
            actions={
              <Button
                aria-label={t('drafts.deleteOf', { position: nameOf(draft) })}
                onClick={({ currentTarget }) => {
                  leaveFocusToNext(currentTarget);
                  onDelete(draft);
                }}
              >
                {t('drafts.delete')}
              </Button>
            }
          />
        ))}
      </Grid>
    </div>
  );
}
