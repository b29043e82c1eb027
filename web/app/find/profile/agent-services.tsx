import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile, AgentService } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { othersPart } from '../../ui/translation/others-part.tsx'
import { rich } from '../../words/rich.tsx'
import { ServiceCard } from '../cards/service-card.tsx'
import { ReportButton } from '../reports/report-button.tsx'
import css from './agent-profile.module.css'
import { HireButton } from './hire-button.tsx'
import { NoneYet, ServiceTerms, ServiceWork } from './written-parts.ts'

const Work = othersPart(
  ServiceWork,
  ({ title, description, stages, requirements }) => [
    title,
    description,
    ...stages.flatMap(({ name, delivers }) => [name, delivers]),
    ...requirements.map(({ name }) => name),
  ],
  true,
)
const MoreServices = lazyPart(() => import('./more-services.tsx'))

interface Props {
  agent: AgentProfile
  goalId: string | undefined
}

export function AgentServices({ agent, goalId }: Props) {
  const list = (services: AgentService[]) => (
    <ul className={css.services}>
      {services.map((service) => (
        <ServiceCard
          key={service.id}
          price={service.price}
          work={<Work {...service} />}
          terms={<ServiceTerms {...service} />}
          action={
            <>
              <HireButton
                service={service}
                agent={agent.uuid}
                path={paths.agent(agent.username, goalId)}
                closed={agent.away_until !== null || agent.hidden !== null}
              />
              {agent.takes_questions && !agent.hidden && (
                <AskLink
                  to={paths.ask(agent.username, { goalId, service: service.id })}
                  title={service.title}
                />
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
      <h2 id="services">
        {t('Services')}{' '}
        {agent.services_next && <small>{t('{count} in all', { count: agent.service_count })}</small>}
      </h2>
      {agent.services.length > 0 ? list(agent.services) : <NoneYet kind="services" name={agent.name} />}
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

const AskLink = still(({ to, title }: { to: string; title: string }) => (
  <LinkButton to={to} variant="secondary" wide>
    {rich('Ask about this<hidden>: {service}</hidden>', {
      hidden: (words) => <span data-hidden>{words}</span>,
      service: title,
    })}
  </LinkButton>
))
