import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile, AgentService } from '@sojourn/contract/supply/agents'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { ServiceCard } from '../cards/service-card.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import css from './agent-profile.module.css'
import { HireButton } from './hire-button.tsx'

const MoreServices = lazyPart(() => import('./more-services.tsx'))

interface Props {
  agent: AgentProfile
  goalId: string | undefined
}

/** What one can hire them for, the cheapest first. */
export function AgentServices({ agent, goalId }: Props) {
  const list = (services: AgentService[]) => (
    <ul className={css.services}>
      {services.map((service) => (
        <ServiceCard
          key={service.id}
          service={service}
          action={
            <>
              <HireButton
                service={service}
                agent={agent.uuid}
                path={paths.agent(agent.username, goalId)}
                closed={agent.away_until !== null || agent.hidden !== null}
              />
              {agent.takes_questions && !agent.hidden && (
                <LinkButton
                  to={paths.ask(agent.username, { goalId, service: service.id })}
                  variant="secondary"
                  wide
                >
                  Ask about this<span data-hidden>: {service.title}</span>
                </LinkButton>
              )}
              <ReportButton kind="service" id={service.id} of={service.title} />
            </>
          }
        />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby="services">
      <h2 id="services">Services {agent.services_next && <small>{agent.service_count} in all</small>}</h2>
      {agent.services.length > 0 ? (
        list(agent.services)
      ) : (
        <p className={css.none}>{agent.name} offers no services at the moment.</p>
      )}
      {agent.services_next && (
        <div className={css.more}>
          <Waits>
            <MoreServices agent={agent.uuid} from={agent.services_next} list={list} />
          </Waits>
        </div>
      )}
    </section>
  )
}
