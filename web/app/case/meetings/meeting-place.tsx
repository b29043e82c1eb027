import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { ButtonFace, buttonClass } from '../../ui/button/button-face.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import type { Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import { useNow } from '../parts/use-now.ts'
import css from './meetings.module.css'
import { NoPlace } from './no-place.tsx'
import { OwnPlace } from './own-place.tsx'

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
        {rich('You can join from {time} on.', { time: <InstantText value={from} /> })}
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
        <ButtonFace icon="external">{t('Join the meeting')}</ButtonFace>
      </a>
      {side === 'agent' && <OwnPlace kind={kind} from={from} other={other} />}
    </div>
  )
}
