import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import css from './meetings.module.css'

/** There is no way into the meeting yet: its agent can give one. */
export const NoPlace = ({ side, other }: { side: Side; other: string }) =>
  side === 'agent' ? (
    <p className={css.missing}>
      {other} cannot join yet: you have not given a meeting link.{' '}
      <Link to={`${agentPaths.calendar()}#meeting-link`}>Add your meeting link</Link>
    </p>
  ) : (
    <p className={css.note}>{other} has not added a link to the meeting yet.</p>
  )
