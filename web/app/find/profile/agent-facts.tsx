import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { responseWords } from '../../words/answers-words.ts'
import { LocalTime } from '../times/local-time.tsx'
import css from './agent-header.module.css'

const ApprovalShare = writtenPart(() => import('../cards/approval-share.tsx'))

export const AgentFacts = ({ agent }: { agent: AgentProfile }) => (
  <ul className={css.facts}>
    {agent.location && (
      <li>
        <Icon name="pin" size="s" />
        <bdi>
          {agent.location.city}, {agent.location.country}
        </bdi>
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
        {t('{count, plural, one {# order completed} other {# orders completed}}', {
          count: agent.completed_orders,
        })}
      </li>
    )}
    {agent.approvals && (
      <li className={css.share}>
        <Icon name="stamp" size="s" />
        <div>
          <ApprovalShare share={agent.approvals} />
        </div>
      </li>
    )}
  </ul>
)
