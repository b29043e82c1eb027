import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { AgentCard } from '../../find/cards/agent-card.tsx'
import grid from '../../find/cards/agent-grid.module.css'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { rich } from '../../words/rich.tsx'
import css from './guide-answer.module.css'
import type { ShownAnswer } from './load-guide.ts'

export default function GuideAgents({ answer: { agents, asked, fits } }: { answer: ShownAnswer }) {
  const { destination, purpose } = asked
  if (agents.length === 0 || !destination || !purpose) return null
  const [only, ...more] = fits
  const offered = more.length === 0 && only?.offers ? only : null
  const what = offered ? (
    <span lang="en">{offered.name}</span>
  ) : (
    t('{purpose} in {country}', { purpose: purpose.name, country: destination.name })
  )
  const search = {
    country: destination.id.toLowerCase(),
    ...(offered ? { visa: offered.id } : { purpose: purpose.id }),
  }
  return (
    <section className={css.agents} aria-labelledby="guide-agents">
      <h2 id="guide-agents">{t('Agents who do this')}</h2>
      <p>
        {rich('{what}: verified agents, with their price and next free day. You can always apply yourself.', {
          what,
        })}
      </p>
      <ul className={grid.grid}>
        {agents.map((agent) => (
          <AgentCard key={agent.uuid} agent={agent} as="li" />
        ))}
      </ul>
      <div className={grid.more}>
        <LinkButton to={paths.agents(search)} variant="secondary">
          {t('Find agents')}
        </LinkButton>
      </div>
    </section>
  )
}
