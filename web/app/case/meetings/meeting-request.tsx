import type { MeetingRequest as Request } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { InstantText } from '../../ui/date/time-text.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { MeetingLines } from './meeting-lines.tsx'
import { MeetingStep } from './meeting-step.tsx'
import css from './meetings.module.css'

interface Props {
  order: Order
  side: Side
  request: Request
  otherZone: string | null
}

/** Another time one side asks for, or a meeting the agent offers, with what this side can do about it. */
export function MeetingRequest({ order, side, request, otherZone }: Props) {
  const other = otherSide(order, side).full_name
  const isOffer = request.kind === 'offer'
  const named = { uuid: order.uuid, id: request.id }
  const answer = (accept: boolean) => () =>
    browserApi('POST /orders/{uuid}/reschedule/{id}/answer', { params: named, body: { accept } })
  return (
    <div className={css.request}>
      <h3>{titleOf(request, side, other)}</h3>
      <MeetingLines meeting={request} otherZone={otherZone} />
      {request.reason && <blockquote className={css.reason}>{request.reason}</blockquote>}
      <p className={css.note}>
        {isOffer ? (
          <>
            This offer expires on <InstantText value={request.answer_by} />.
          </>
        ) : (
          <>
            Without an answer by <InstantText value={request.answer_by} /> the meeting stays as it is.
          </>
        )}
      </p>
      <div className={css.acts}>
        {request.may.includes('answer') && (
          <>
            <MeetingStep
              uuid={order.uuid}
              variant="primary"
              icon="check"
              label="Accept this time"
              title={isOffer ? 'Book this meeting?' : 'Move the meeting?'}
              said={isOffer ? 'Your meeting is booked' : 'Your meeting is moved'}
              run={answer(true)}
            >
              <p>{other} is told, and both of you get it for your calendars by email.</p>
            </MeetingStep>
            <MeetingStep
              uuid={order.uuid}
              variant="secondary"
              label="Decline"
              title={isOffer ? 'Decline this meeting?' : 'Decline this time?'}
              said={isOffer ? 'The offer is declined' : 'The meeting stays as it is'}
              run={answer(false)}
            >
              <p>{isOffer ? `${other} is told.` : `${other} is told, and the meeting stays as it is.`}</p>
            </MeetingStep>
          </>
        )}
        {request.may.includes('withdraw') && (
          <MeetingStep
            uuid={order.uuid}
            variant="secondary"
            label="Withdraw"
            title={isOffer ? 'Withdraw the offer?' : 'Withdraw the request?'}
            said={isOffer ? 'The offer is withdrawn' : 'The meeting stays as it is'}
            run={() => browserApi('POST /orders/{uuid}/reschedule/{id}/withdraw', { params: named })}
          >
            <p>The {isOffer ? 'offer' : 'request'} is withdrawn; no answer is needed.</p>
          </MeetingStep>
        )}
      </div>
    </div>
  )
}

function titleOf({ kind, made_by }: Request, side: Side, other: string) {
  const isOwn = made_by === side
  if (kind === 'offer') return isOwn ? `You offered ${other} a meeting` : `${other} offers you a meeting`
  return isOwn ? `You asked ${other} for another time` : `${other} asks for another time`
}
