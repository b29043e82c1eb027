import type { AgentProfile } from '@sojourn/contract/agents'
import { Avatar } from '../ui/avatar.tsx'
import { Icon } from '../ui/icon.tsx'
import { Stamp } from '../ui/stamp.tsx'
import { Stars } from '../ui/stars.tsx'
import css from './agent-header.module.css'
import { ordersWords, responseWords } from './agent-words.ts'
import { LocalTime } from './local-time.tsx'

export const AgentHeader = ({ agent }: { agent: AgentProfile }) => (
  <header className={css.head}>
    <Avatar id={agent.uuid} name={agent.name} picture={agent.profile_picture} size="xl" />
    <div className={css.who}>
      <h1>{agent.name}</h1>
      <p className={css.headline}>{agent.headline}</p>
      <Stars rating={agent.rating} {...(agent.review_count > 0 && { count: agent.review_count })} size="m" />
      <ul className={css.facts}>
        <li>
          <Icon name="pin" size="s" />
          {agent.location.city}, {agent.location.country}
        </li>
        <li>
          <Icon name="clock" size="s" />
          <LocalTime zone={agent.timezone} />
        </li>
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
    </div>
    <div className={css.stamps}>
      {agent.verified_since && <Stamp kind="verified" year={agent.verified_since.slice(0, 4)} size="l" />}
      {agent.licence && <Stamp kind="licensed" authority={agent.licence.regulator} size="l" />}
    </div>
  </header>
)
