import type { AgentProfile } from '@sojourn/contract/supply/agents'
import type { ReactNode } from 'react'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import stamp from '../../ui/mark/stamp.module.css'
import { Stars } from '../../ui/mark/stars.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { AgentFacts } from './agent-facts.tsx'
import css from './agent-header.module.css'

const AgentStamps = writtenPart(() => import('./agent-stamps.tsx'), <span className={stamp.l} />)

interface Props {
  agent: AgentProfile
  actions: ReactNode
}

export const AgentHeader = ({ agent, actions }: Props) => (
  <header className={css.head}>
    <Avatar id={agent.uuid} name={agent.name} picture={agent.profile_picture} size="xl" />
    <div className={css.who}>
      <h1>
        <bdi>{agent.name}</bdi>
      </h1>
      {agent.headline && (
        <p className={css.headline} dir="auto">
          {agent.headline}
        </p>
      )}
      <Stars rating={agent.rating} {...(agent.review_count > 0 && { count: agent.review_count })} size="m" />
      <AgentFacts agent={agent} />
      <div className={css.actions}>{actions}</div>
    </div>
    <div className={css.stamps}>
      <AgentStamps agent={agent} />
    </div>
  </header>
)
