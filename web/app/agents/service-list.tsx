import type { AgentProfile, AgentService } from '@sojourn/contract/agents'
import { paths } from '../paths.ts'
import css from './agent-profile.module.css'
import { HireButton } from './hire-button.tsx'
import { ServiceCard } from './service-card.tsx'

interface Props {
  services: AgentService[]
  agent: AgentProfile
  goalId: string | undefined
}

/** Services of an agent, each with the button to hire. */
export const ServiceList = ({ services, agent, goalId }: Props) => (
  <ul className={css.services}>
    {services.map((service) => (
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
)
