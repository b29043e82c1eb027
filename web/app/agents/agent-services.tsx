import type { AgentProfile } from '@sojourn/contract/agents'
import { paths } from '../paths.ts'
import css from './agent-profile.module.css'
import { HireButton } from './hire-button.tsx'
import { ServiceCard } from './service-card.tsx'

interface Props {
  agent: AgentProfile
  goalId: string | undefined
}

/** What one can hire them for, the cheapest first. */
export const AgentServices = ({ agent, goalId }: Props) => (
  <section aria-labelledby="services">
    <h2 id="services">
      Services{' '}
      {agent.services_next && (
        <small>
          the first {agent.services.length} of {agent.service_count}
        </small>
      )}
    </h2>
    {agent.services.length > 0 ? (
      <ul className={css.services}>
        {agent.services.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            action={
              <HireButton
                service={service}
                agent={agent.uuid}
                path={paths.agent(agent.username, goalId)}
                closed={agent.away_until !== null || agent.hidden !== null}
              />
            }
          />
        ))}
      </ul>
    ) : (
      <p className={css.none}>{agent.name} offers no services at the moment.</p>
    )}
  </section>
)
