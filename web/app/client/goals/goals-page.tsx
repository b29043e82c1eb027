import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { FirstGoalSteps } from '../../case/start/first-goal-steps.tsx'
import { ToDoList } from '../../case/start/to-do-list.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { goalCountsQuery, goalsQuery } from '../../queries/goal-queries.ts'
import { todayQuery } from '../../queries/today-query.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LoadMore } from '../../ui/list/load-more.tsx'
import { Card } from '../../ui/text/card.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { goalChoices } from '../../words/goal-words.ts'
import { DeletedGoals } from './deleted-goals.tsx'
import { GoalCard } from './goal-card.tsx'
import { GoalFilter } from './goal-filter.tsx'
import css from './goals-page.module.css'
import { useDeleteGoal } from './use-delete-goal.ts'

export const meta = () => ownPageMeta(t('Goals'))

/** All of it is translated; goals have the names their clients gave them. */
export const handle = true

export default function GoalsPage() {
  const counts = useQuery(goalCountsQuery)
  const { data: today, isPending } = useQuery(todayQuery)
  return (
    <>
      <PageTitle
        intro={t('A goal is the purpose of a journey: where, why and by when.')}
        action={
          <LinkButton to={clientPaths.createGoal()} icon="plus">
            {t('Create a Goal')}
          </LinkButton>
        }
      >
        {t('Goals')}
      </PageTitle>
      <Loaded query={isPending ? { ...counts, data: undefined, error: null } : counts}>
        {({ total, deleted }) => (
          <>
            {today && today.todo.length > 0 && (
              <div className={css.today}>
                <ToDoList today={today} side="client" most={3} />
              </div>
            )}
            <div className={css.summary}>
              <Card className={css.total}>
                <p>{t('Total Goals Created')}</p>
                <p className={css.number} data-figures>
                  {total}
                </p>
              </Card>
              <Card className={css.how}>
                <h2>{t('How it works')}</h2>
                <p>
                  {t(
                    'A goal is the purpose of your travel. Whatever you do with an agent, hiring, documents, meetings, is tied to one goal, so that everything about one journey stays together.',
                  )}
                </p>
              </Card>
            </div>
            {total > 0 ? <Goals /> : <FirstGoalSteps />}
            {deleted > 0 && <DeletedGoals />}
          </>
        )}
      </Loaded>
    </>
  )
}

function Goals() {
  const [params] = useSearchParams()
  // How often everything was shown again: the field of words begins anew then.
  const cleared: number = useLocation().state?.cleared ?? 0
  const { remove, refusal, forget } = useDeleteGoal()
  const query = params.get('query')?.trim() || undefined
  const status = goalChoices.find(({ value }) => value === params.get('status'))?.value
  const goals = useInfiniteQuery(goalsQuery({ query, status }))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = goals
  return (
    <>
      <GoalFilter key={cleared} status={status} />
      <div className={css.passes}>
        <Loaded query={goals} skeleton={<Passes />}>
          {({ pages }) => {
            const found = pages.flatMap(({ items }) => items)
            if (found.length === 0) return <NoneFound cleared={cleared} />
            return (
              <>
                {refusal && <NotDeleted refusal={refusal} onDismiss={forget} />}
                <ul className={css.grid}>
                  {found.map((goal) => (
                    <GoalCard key={goal.id} goal={goal} onDelete={() => void remove(goal)} />
                  ))}
                </ul>
                <LoadMore
                  hasMore={hasNextPage}
                  busy={isFetchingNextPage}
                  onMore={() => void fetchNextPage()}
                />
              </>
            )
          }}
        </Loaded>
      </div>
    </>
  )
}

const NoneFound = ({ cleared }: { cleared: number }) => (
  <Empty
    action={
      <LinkButton to={clientPaths.goals()} state={{ cleared: cleared + 1 }} variant="secondary">
        {t('Show all goals')}
      </LinkButton>
    }
  >
    {t('No matching goals found')}
  </Empty>
)

interface NotDeletedProps {
  refusal: NonNullable<ReturnType<typeof useDeleteGoal>['refusal']>
  onDismiss: () => void
}

const NotDeleted = ({ refusal: { goal, sentence }, onDismiss }: NotDeletedProps) => (
  <div role="alert" className={css.refusal}>
    <Banner
      key={goal.id}
      tone="warning"
      dismissible
      onDismiss={onDismiss}
      action={
        <LinkButton to={clientPaths.goal(goal.id)} variant="secondary" size="s">
          {t('View goal')}
        </LinkButton>
      }
    >
      {t('“{goal}” is not deleted. {reason}', { goal: goal.name, reason: sentence })}
    </Banner>
  </div>
)

const Passes = () => (
  <div className={css.grid}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
)
