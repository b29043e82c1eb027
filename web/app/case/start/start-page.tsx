import type { Today } from '@sojourn/contract/desk/today'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '../../agent/services/service-queries.ts'
import { EarningsByMonth } from '../../agent/wallet/earnings-by-month.tsx'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { todayQuery } from '../../queries/today-query.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { AgentFigures } from './agent-figures.tsx'
import { ComingDates } from './coming-dates.tsx'
import { MoneyHeld } from './money-held.tsx'
import { OrderCounts } from './order-counts.tsx'
import css from './start-page.module.css'
import { ToDoList } from './to-do-list.tsx'
import { TodayBones } from './today-bones.tsx'

const FirstService = lazyPart(() =>
  import('../../agent/services/first-service.tsx').then((part) => ({ default: part.FirstService })),
)

export const handle = true

export const meta = () => ownPageMeta(t('Overview'))

export default function StartPage() {
  const query = useQuery(todayQuery)
  return (
    <>
      <PageTitle>{t('Overview')}</PageTitle>
      <Loaded query={query} skeleton={<TodayBones />}>
        {(today) =>
          today.agent && isBusy(today) ? <Known today={today} agent={today.agent} /> : <Nothing />
        }
      </Loaded>
    </>
  )
}

const isBusy = ({ todo, agent }: Today) =>
  todo.length > 0 || (agent?.held ?? 0) > 0 || (agent?.figures.earned.length ?? 0) > 0

/** Until there is a service, it is how one begins that matters. */
function Nothing() {
  const query = useQuery(servicesQuery({ tab: 'active', query: undefined, cursor: undefined }))
  return (
    <Loaded query={query} skeleton={<TodayBones />}>
      {({ counts: { active, draft, archived } }) =>
        active + draft + archived === 0 ? (
          <FirstService />
        ) : (
          <Empty
            hint={t(
              'Clients order the services on your profile. New orders, due dates and held money are shown here.',
            )}
            action={<LinkButton to={agentPaths.services()}>{t('My Services')}</LinkButton>}
          />
        )
      }
    </Loaded>
  )
}

const Known = ({ today, agent }: { today: Today; agent: NonNullable<Today['agent']> }) => (
  <div className={css.page}>
    <div className={css.columns}>
      <div className={css.page}>
        <ToDoList today={today} side="agent" />
        <OrderCounts counts={agent} />
      </div>
      <div className={css.page}>
        <ComingDates coming={today.coming} side="agent" />
        <MoneyHeld money={agent.money} orders={agent.held} figures={agent.figures} />
      </div>
    </div>
    <AgentFigures agent={agent} />
    {agent.figures.earned.length > 0 && <EarningsByMonth months={agent.figures.earned} />}
  </div>
)
