import { paths } from '@sojourn/contract/paths/paths'
import type { AgentCard as Agent } from '@sojourn/contract/supply/agents'
import type { Count } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import layout from '../../layouts/page/layout.module.css'
import { useAccountState } from '../../session/account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { agentCount } from '../../words/offer-words.ts'
import { AgentCard } from './agent-card.tsx'
import css from './agent-grid.module.css'

interface Props {
  country: { id: string; name: string }
  /** The first few; there may be more. */
  agents: Agent[]
  /** How many there are. */
  all: Count
  /** The goal one is looking for an agent for. */
  goalId?: string | undefined
}

function AgentsForCountry({ country, agents, all, goalId }: Props) {
  const { kind } = useAccountState()
  const asked = goalId && kind === 'present' ? { goalId, agents, place: { country: country.id } } : undefined
  return (
    <section className={layout.section} aria-labelledby="agents">
      <h2 id="agents">{t('Agents who help with {country}', { country: country.name })}</h2>
      {agents.length > 0 ? (
        <>
          <ul className={`${css.grid} ${css.row}`}>
            {agents.map((agent) => (
              <AgentCard key={agent.uuid} agent={agent} as="li" goalId={goalId} asked={asked} />
            ))}
          </ul>
          <div className={css.more}>
            <LinkButton
              to={paths.agents({ country: country.id.toLowerCase(), ...(goalId && { goalId }) })}
              variant="secondary"
            >
              {all.count > agents.length
                ? t('All {agents} for {country}', { agents: agentCount(all), country: country.name })
                : t('All agents for {country}', { country: country.name })}
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p>
            {t('No agents offer a service for {country} yet. You can ask its embassy or consulate.', {
              country: country.name,
            })}
          </p>
          <div className={css.more}>
            <LinkButton to={paths.agents()} variant="secondary">
              {t('See all agents')}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  )
}

export default AgentsForCountry
