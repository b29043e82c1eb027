import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Side } from '../../words/order-words.ts'
import { useNow } from '../parts/use-now.ts'
import css from './meetings.module.css'

interface Props {
  place: NonNullable<OrderMeetings['place']>
  side: Side
  other: string
}

/** The way into the meeting, or since when there is one. */
export function MeetingPlace({ place: { kind, address, from }, side, other }: Props) {
  const now = useNow()
  const isOpen = now !== undefined && Date.parse(from) <= now.getTime()
  if (kind === 'none') return <NoPlace side={side} other={other} />
  if (address === null)
    return (
      <p className={css.note}>
        You can join from <InstantText value={from} /> on.
      </p>
    )
  return (
    <div className={css.place}>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: isOpen ? 'primary' : 'secondary', size: 's' })}
      >
        <ButtonFace icon="external">Join the meeting</ButtonFace>
      </a>
      {side === 'agent' && (
        <p className={css.note}>
          {kind === 'own' ? 'This is your own meeting link.' : 'This room is made for this meeting only.'}{' '}
          {other} sees it from <InstantText value={from} /> on.{' '}
          <Link to={`${agentPaths.calendar()}#meeting-link`}>Change your meeting link</Link>
        </p>
      )}
    </div>
  )
}

const NoPlace = ({ side, other }: Pick<Props, 'side' | 'other'>) =>
  side === 'agent' ? (
    <p className={css.missing}>
      {other} cannot join yet: you have not given a meeting link.{' '}
      <Link to={`${agentPaths.calendar()}#meeting-link`}>Add your meeting link</Link>
    </p>
  ) : (
    <p className={css.note}>{other} has not added a link to the meeting yet.</p>
  )
