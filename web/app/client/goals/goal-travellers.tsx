import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { Link } from '../../ui/text/link.tsx'
import { TravellerLines } from '../../words/traveller-lines.tsx'
import { travellersOf } from '../../words/travellers-of.ts'

/** The people who apply together with the client, or the way to name them. */
export function GoalTravellers({ goal }: { goal: Goal }) {
  const { id, may } = goal
  const travellers = travellersOf(goal)
  if (travellers.length > 0)
    return (
      <>
        <dt>{t('Who applies with you')}</dt>
        <TravellerLines travellers={travellers} as="dd" />
      </>
    )
  if (!may.includes('change')) return null
  return (
    <>
      <dt>{t('Who applies with you')}</dt>
      <dd>
        <span>
          {t('Nobody yet.')} <Link to={`${clientPaths.editGoal(id)}#travellers`}>{t('Add a person')}</Link>
        </span>
      </dd>
    </>
  )
}
