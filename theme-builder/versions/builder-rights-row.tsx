import { Button, CheckboxGroup, Disclosure, InfoBar } from '@portico/components';
import { useState } from 'react';
import * as panel from '../style/panel.css.ts';
import { versionsTexts } from '../locales/areas.ts';
import { Failure, useAttempt } from './attempt.tsx';
import * as styles from './versions.css.ts';
import type { BuilderRights, RightsBackend, ThemeRight } from '../team/backend.ts';
import { useRightsText } from './rights-text.ts';
import * as ownStyles from '../team/team.css.ts';
import { themeRights } from '../team/theme-rights.ts';

type BuilderRightsRowProps = {
  /** As it was loaded; what is saved here is newer. */
  builder: BuilderRights;
  give: RightsBackend['give'];
  /** What one may do oneself has changed. */
  onOwnRights: (rights: readonly ThemeRight[]) => void;
};

/** One theme builder: what they may do in a line, and behind it the rights to tick. */
export function BuilderRightsRow({ builder, give, onOwnRights }: BuilderRightsRowProps) {
  const t = versionsTexts.useTexts();
  const { may } = useRightsText();
  const [held, setHeld] = useState(builder.rights);
  const [chosen, setChosen] = useState(builder.rights);
  const { attempt, isBusy, said, setSaid, failure } = useAttempt('rights.notSaved');
  const name = builder.fullName || builder.email;
  const isChanged = new Set(held).symmetricDifference(new Set(chosen)).size > 0;
  const losesPublishing = held.includes('publish') && !chosen.includes('publish');

  const save = async () => {
    // what is ticked meanwhile waits for the next press
    const { rights } = await give(builder.encId, chosen);
    setHeld(rights);
    setSaid(t('rights.saved', { name, rights: may(rights) }));
    if (builder.isOneself) onOwnRights(rights);
  };

  return (
    <li className={styles.item}>
      <Disclosure
        headingLevel={4}
        summary={
          <>
            <bdi>{builder.isOneself ? t('rights.you', { name }) : name}</bdi>
            <span className={ownStyles.held}> {may(held)}</span>
          </>
        }
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged) void attempt(save);
          }}
        >
          <CheckboxGroup
            label={t('rights.of', { name })}
            labelHidden
            description={<bdi>{builder.email}</bdi>}
            options={themeRights.map((right) => {
              const isOwnWayBack = builder.isOneself && right === 'view' && held.includes('view');
              return {
                value: right,
                label: t(`rights.${right}`),
                description: t(isOwnWayBack ? 'rights.view.own' : `rights.${right}.help`),
                disabled: isOwnWayBack,
              };
            })}
            value={chosen}
            onValueChange={(values) => {
              setChosen(themeRights.filter((right) => values.includes(right)));
              setSaid('');
            }}
          />
          {losesPublishing ? (
            <InfoBar variant="warning" live>
              {t('rights.publish.lost')}
            </InfoBar>
          ) : null}
          <div className={panel.row}>
            <Button
              size="small"
              type="submit"
              aria-label={t('rights.saveOf', { name })}
              aria-disabled={!isChanged}
              loading={isBusy}
              loadingLabel={t('rights.saving')}
            >
              {t('rights.save')}
            </Button>
          </div>
          <output className={styles.status}>{said}</output>
          <Failure text={failure} />
        </form>
      </Disclosure>
    </li>
  );
}
