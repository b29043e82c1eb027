import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { DayText } from '../../ui/date/time-text.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { anchorOf } from '../../visit/visas/by-purpose.ts'

export const GoalJourney = ({ goal }: { goal: Goal }) => (
  <>
    {goal.programme && (
      <>
        <dt>{t('Visa')}</dt>
        <dd>
          <Link to={paths.visa(goal.destination_country.id, anchorOf(goal.programme))}>
            {goal.programme.name}
          </Link>
        </dd>
      </>
    )}
    {goal.passports.length > 0 && (
      <>
        <dt>{goal.passports.length > 1 ? t('Passports') : t('Passport')}</dt>
        {goal.passports.map(({ id, name }) => (
          <dd key={id}>
            <Flag country={id} size="m" /> {name}
          </dd>
        ))}
      </>
    )}
    {goal.passport_expires_on && (
      <>
        <dt>{t('Passport expires on')}</dt>
        <dd>
          <DayText value={goal.passport_expires_on} />
        </dd>
      </>
    )}
    {goal.residence && (
      <>
        <dt>{t('Country of residence')}</dt>
        <dd>
          <Flag country={goal.residence.id} size="m" /> {goal.residence.name}
        </dd>
      </>
    )}
    {goal.stay_days !== null && (
      <>
        <dt>{t('Length of stay')}</dt>
        <dd>{t('{count, plural, one {# day} other {# days}}', { count: goal.stay_days })}</dd>
      </>
    )}
  </>
)
