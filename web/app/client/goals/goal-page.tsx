import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Goal } from '@sojourn/contract/work/goals'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { goalQuery } from '../../queries/goal-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { isDecided, stateOf } from '../../words/goal-words.ts'
import type { Route } from './+types/goal-page'
import { DecisionQuestion } from './decision-question.tsx'
import { GoalAgents } from './goal-agents.tsx'
import { GoalChecklist } from './goal-checklist.tsx'
import { GoalCreated } from './goal-created.tsx'
import { GoalDeadlines } from './goal-deadlines.tsx'
import { GoalJourney } from './goal-journey.tsx'
import { GoalLetters } from './goal-letters.tsx'
import { GoalNext } from './goal-next.tsx'
import { GoalOrders } from './goal-orders.tsx'
import css from './goal-page.module.css'
import { GoalShortlist } from './goal-shortlist.tsx'
import { GoalTravellers } from './goal-travellers.tsx'
import { useDeleteGoal } from './use-delete-goal.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Goal'))

export default function Page({ params }: Route.ComponentProps) {
  return <GoalPage id={Number(params.id)} />
}

/** A goal with what belongs to it, and what comes next. */
function GoalPage({ id }: { id: number }) {
  const goal = useQuery(goalQuery(id))
  if (goal.data) return <Known goal={goal.data} />
  return (
    <>
      <PageTitle above={<Trail here={t('Goal')} />}>{t('Goal')}</PageTitle>
      <Loaded query={goal}>{() => null}</Loaded>
    </>
  )
}

const Trail = ({ here }: { here: string }) => (
  <Breadcrumbs trail={[{ label: t('Goals'), to: clientPaths.goals() }]} here={here} />
)

function Known({ goal }: { goal: Goal }) {
  return (
    <>
      <title>{`${goal.name} · Sojourn`}</title>
      <PageTitle above={<Trail here={goal.name} />}>{goal.name}</PageTitle>
      <div className={css.columns}>
        <div className={css.main}>
          <div id="decision">
            {goal.decision_asked ? <DecisionQuestion goal={goal} /> : <GoalNext goal={goal} />}
          </div>
          <GoalDeadlines goal={goal} />
          <GoalOrders goal={goal} />
          <GoalLetters goal={goal} />
          {!isDecided(goal) && <GoalShortlist goal={goal} />}
          {!isDecided(goal) && <GoalAgents goal={goal} />}
          <GoalChecklist goal={goal} />
        </div>
        <AboutGoal goal={goal} />
      </div>
      <GoalCreated goal={goal} />
    </>
  )
}

function AboutGoal({ goal }: { goal: Goal }) {
  const { icon, tone, name } = stateOf(goal)
  const { destination_country: country, purpose } = goal
  return (
    <aside className={css.side} aria-label={t('About this goal')}>
      <Pill tone={tone} icon={icon}>
        {name}
      </Pill>
      <dl>
        <dt>{t('Destination')}</dt>
        <dd>
          <Flag country={country.id} size="m" /> {country.name}
        </dd>
        <dt>{t('Purpose')}</dt>
        <dd>{purpose.name}</dd>
        <dt>{t('Expected by')}</dt>
        <dd>
          <DayText value={goal.expected_delivery_date} />
        </dd>
        {goal.decided_on && (
          <>
            <dt>{t('Decided on')}</dt>
            <dd>
              <DayText value={goal.decided_on} />
            </dd>
          </>
        )}
        <GoalTravellers goal={goal} />
        <GoalJourney goal={goal} />
        <dt>{t('Details')}</dt>
        <dd className={css.comment} dir="auto">
          {goal.comment}
        </dd>
      </dl>
      <div className={css.acts}>
        {goal.may.includes('change') && (
          <LinkButton to={clientPaths.editGoal(goal.id)} variant="secondary" icon="edit">
            {t('Edit')}
          </LinkButton>
        )}
        <DeleteGoal goal={goal} />
      </div>
    </aside>
  )
}

/** The refusal stays on the page: a toast alone would be gone before it is understood. */
function DeleteGoal({ goal }: { goal: Goal }) {
  const navigate = useNavigate()
  const { remove, refusal } = useDeleteGoal()
  return (
    <>
      <Button
        variant="quiet"
        icon="trash"
        onClick={async () => {
          if (await remove(goal)) await navigate(clientPaths.goals())
        }}
      >
        {t('Delete')}
      </Button>
      {refusal && (
        <p role="alert" className={css.refusal}>
          {refusal.sentence}
        </p>
      )}
    </>
  )
}
