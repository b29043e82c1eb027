import type { AgentProfile } from '@sojourn/contract/agents'
import { lazy, Suspense } from 'react'
import css from './agent-profile.module.css'
import { ServiceList } from './service-list.tsx'

const MoreServices = lazy(() => import('./more-services.tsx'))

interface Props {
  agent: AgentProfile
  goalId: string | undefined
}

/** What one can hire them for, the cheapest first. */
export const AgentServices = ({ agent, goalId }: Props) => (
  <section aria-labelledby="services">
    <h2 id="services">Services {agent.services_next && <small>{agent.service_count} in all</small>}</h2>
    {agent.services.length > 0 ? (
      <ServiceList services={agent.services} agent={agent} goalId={goalId} />
    ) : (
      <p className={css.none}>{agent.name} offers no services at the moment.</p>
    )}
    <Suspense>
      {agent.services_next && <MoreServices agent={agent} from={agent.services_next} goalId={goalId} />}
    </Suspense>
  </section>
)
