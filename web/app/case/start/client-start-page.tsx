import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { goalCountsQuery } from '../../queries/goal-queries.ts'
import { todayQuery } from '../../queries/today-query.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { ComingDates } from './coming-dates.tsx'
import passes from './goal-pass.module.css'
import { GoalPass } from './goal-pass.tsx'
import css from './start-page.module.css'
import { ToDoList } from './to-do-list.tsx'
import { TodayBones } from './today-bones.tsx'

const FirstGoalSteps = lazyPart(() =>
  import('./first-goal-steps.tsx').then((part) => ({ default: part.FirstGoalSteps })),
)

export const meta = () => ownPageMeta(t('Today'))

/** All of it is translated; titles are in the language of who wrote them. */
export const handle = true

export default function ClientStartPage() {
  const query = useQuery(todayQuery)
  const counts = useQuery(goalCountsQuery)
  return (
    <>
      <PageTitle
        action={
          <LinkButton to={clientPaths.goals()} variant="secondary">
            {t('Goals')}
          </LinkButton>
        }
      >
        {t('Today')}
      </PageTitle>
      <Loaded
        query={counts.isPending ? { ...query, data: undefined, error: null } : query}
        skeleton={<TodayBones />}
      >
        {(today) => (
          <div className={css.page}>
            {today.goals.length > 0 && (
              <ul className={passes.passes} aria-label={t('Goals')}>
                {today.goals.map((pass) => (
                  <GoalPass key={pass.id} pass={pass} today={today} />
                ))}
              </ul>
            )}
            {counts.data?.total === 0 && <FirstGoalSteps />}
            <div className={css.columns}>
              {(counts.data?.total !== 0 || today.total > 0) && <ToDoList today={today} side="client" />}
              <ComingDates coming={today.coming} side="client" />
            </div>
          </div>
        )}
      </Loaded>
    </>
  )
}
