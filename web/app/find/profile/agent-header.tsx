import type { AgentProfile } from '@sojourn/contract/supply/agents'
import type { ReactNode } from 'react'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import stamp from '../../ui/mark/stamp.module.css'
import { Stars } from '../../ui/mark/stars.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { ordersWords } from '../../words/agent-words.ts'
import { responseWords } from '../../words/answers-words.ts'
import { LocalTime } from '../times/local-time.tsx'
import css from './agent-header.module.css'

const AgentStamps = writtenPart(() => import('./agent-stamps.tsx'), <span className={stamp.l} />)

interface Props {
  agent: AgentProfile
  /** What one can do with a profile: like it, keep it, pass it on. */
  actions: ReactNode
}

/** Who this is at a glance, with what was checked as stamps. */
export const AgentHeader = ({ agent, actions }: Props) => (
  <header className={css.head}>
    <Avatar id={agent.uuid} name={agent.name} picture={agent.profile_picture} size="xl" />
    <div className={css.who}>
      <h1>{agent.name}</h1>
      {agent.headline && <p className={css.headline}>{agent.headline}</p>}
      <Stars rating={agent.rating} {...(agent.review_count > 0 && { count: agent.review_count })} size="m" />
      <ul className={css.facts}>
        {agent.location && (
          <li>
            <Icon name="pin" size="s" />
            {agent.location.city}, {agent.location.country}
          </li>
        )}
        {agent.timezone && (
          <li>
            <Icon name="clock" size="s" />
            <LocalTime zone={agent.timezone} />
          </li>
        )}
        {agent.response_hours !== null && (
          <li>
            <Icon name="chat" size="s" />
            {responseWords(agent.response_hours)}
          </li>
        )}
        {agent.completed_orders > 0 && (
          <li>
            <Icon name="check" size="s" />
            {ordersWords(agent.completed_orders)}
          </li>
        )}
      </ul>
      <div className={css.actions}>{actions}</div>
    </div>
    <div className={css.stamps}>
      <AgentStamps agent={agent} />
    </div>
  </header>
)
