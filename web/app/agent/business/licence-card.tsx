import type { Licence } from '@sojourn/contract/supply/business'
import { t } from '@sojourn/contract/words/t'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Stamp } from '../../ui/mark/stamp.tsx'
import { classes } from '../../ui/text/classes.ts'
import { Flag } from '../../ui/text/flag.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import css from './licence-card.module.css'
import { isConfirmed, LicenceState } from './licence-state.tsx'

interface Props {
  licence: Licence
  onChange: () => void
  onRemove: () => void
}

/** A licence as a card in a wallet: who gave it for where, its number, until when, and whether it was confirmed. */
export function LicenceCard({ licence, onChange, onRemove }: Props) {
  const { country, regulator, licence_class, reason, decided_at } = licence
  const isVerified = isConfirmed(licence)
  return (
    <li className={classes(css.licence, isVerified && css.verified)}>
      <div className={css.head}>
        <div className={css.names}>
          <p className={css.country}>
            <Flag country={country.id} />
            {country.name}
          </p>
          <h3 className={css.regulator}>{regulator.name}</h3>
        </div>
        {isVerified && (
          <Stamp kind="licensed" authority={stampWord(regulator.code)} year={decided_at?.slice(0, 4)} />
        )}
      </div>
      <LicenceFacts licence={licence} />
      {licence_class && (
        <p className={css.may} lang="en" dir="ltr">
          {licence_class.may}
        </p>
      )}
      {reason && (
        <p className={css.reason}>
          <Icon name="info" size="s" />
          <bdi>{reason}</bdi>
        </p>
      )}
      <LicenceActs {...{ licence, onChange, onRemove }} />
    </li>
  )
}

const LicenceFacts = ({
  licence: { licence_class, number, valid_until, status },
}: Pick<Props, 'licence'>) => (
  <dl className={css.facts}>
    {licence_class && (
      <div>
        <dt>{t('Class')}</dt>
        <dd>{licence_class.name}</dd>
      </div>
    )}
    <div>
      <dt>{t('Number')}</dt>
      <dd>{number}</dd>
    </div>
    <div>
      <dt>{t('Valid until')}</dt>
      <dd>
        <DayText value={valid_until} />
      </dd>
    </div>
    <div>
      <dt>{t('State')}</dt>
      <dd>
        <LicenceState status={status} />
      </dd>
    </div>
  </dl>
)

function LicenceActs({ licence: { regulator, country, register_url }, onChange, onRemove }: Props) {
  const said = { regulator: regulator.code, country: country.name }
  return (
    <div className={css.acts}>
      {register_url && (
        <a href={register_url} target="_blank" rel="noopener noreferrer nofollow" className={css.register}>
          {t('Entry in the register')}
          <Icon name="external" size="s" />
        </a>
      )}
      <Button
        variant="quiet"
        size="s"
        icon="edit"
        onClick={onChange}
        aria-label={t('Change the {regulator} licence for {country}', said)}
      >
        {t('Change')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        icon="trash"
        onClick={onRemove}
        aria-label={t('Remove the {regulator} licence for {country}', said)}
      >
        {t('Remove')}
      </Button>
    </div>
  )
}

/** A name somebody typed may be too long for the ring. */
const stampWord = (regulator: string) => (regulator.length <= 12 ? regulator : t('Regulator'))
