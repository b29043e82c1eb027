import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './meetings.module.css'

type Place = NonNullable<OrderMeetings['place']>

interface Props extends Pick<Place, 'kind' | 'from'> {
  other: string
}

/** Whose room it is, and from when on the client sees it: said to the agent. */
export const OwnPlace = ({ kind, from, other }: Props) => (
  <p className={css.note}>
    {kind === 'own' ? 'This is your own meeting link.' : 'This room is made for this meeting only.'} {other}{' '}
    sees it from <InstantText value={from} /> on.{' '}
    <Link to={`${agentPaths.calendar()}#meeting-link`}>Change your meeting link</Link>
  </p>
)
