import { t } from '@sojourn/contract/words/t'
import type { MeetingRequest as Request } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { browserApi } from '../../api/browser.ts'
import { InstantText } from '../../ui/date/time-text.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
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
  return (
    <div className={css.request}>
      <h3>{titleOf(request, side, other)}</h3>
      <MeetingLines meeting={request} otherZone={otherZone} />
      {request.reason && (
        <blockquote className={css.reason} dir="auto">
          {request.reason}
        </blockquote>
      )}
      <p className={css.note}>
        {isOffer
          ? rich('This offer expires on {time}.', { time: <InstantText value={request.answer_by} /> })
          : rich('Without an answer by {time} the meeting stays as it is.', {
              time: <InstantText value={request.answer_by} />,
            })}
      </p>
      <div className={css.acts}>
        {request.may.includes('answer') && <Answers {...{ order, request, other }} />}
        {request.may.includes('withdraw') && (
          <MeetingStep
            uuid={order.uuid}
            variant="secondary"
            label={t('Withdraw')}
            title={isOffer ? t('Withdraw the offer?') : t('Withdraw the request?')}
            said={isOffer ? t('The offer is withdrawn') : t('The meeting stays as it is')}
            run={() => browserApi('POST /orders/{uuid}/reschedule/{id}/withdraw', { params: named })}
          >
            <p>
              {isOffer
                ? t('The offer is withdrawn; no answer is needed.')
                : t('The request is withdrawn; no answer is needed.')}
            </p>
          </MeetingStep>
        )}
      </div>
    </div>
  )
}

interface AnswersProps {
  order: Order
  request: Request
  other: string
}

function Answers({ order: { uuid }, request, other }: AnswersProps) {
  const isOffer = request.kind === 'offer'
  const answer = (accept: boolean) => () =>
    browserApi('POST /orders/{uuid}/reschedule/{id}/answer', {
      params: { uuid, id: request.id },
      body: { accept },
    })
  return (
    <>
      <MeetingStep
        uuid={uuid}
        variant="primary"
        icon="check"
        label={t('Accept this time')}
        title={isOffer ? t('Book this meeting?') : t('Move the meeting?')}
        said={isOffer ? t('Your meeting is booked') : t('Your meeting is moved')}
        run={answer(true)}
      >
        <p>{t('{other} is told, and both of you get it for your calendars by email.', { other })}</p>
      </MeetingStep>
      <MeetingStep
        uuid={uuid}
        variant="secondary"
        label={t('Decline')}
        title={isOffer ? t('Decline this meeting?') : t('Decline this time?')}
        said={isOffer ? t('The offer is declined') : t('The meeting stays as it is')}
        run={answer(false)}
      >
        <p>
          {isOffer
            ? t('{other} is told.', { other })
            : t('{other} is told, and the meeting stays as it is.', { other })}
        </p>
      </MeetingStep>
    </>
  )
}

function titleOf({ kind, made_by }: Request, side: Side, other: string) {
  const isOwn = made_by === side
  if (kind === 'offer')
    return isOwn
      ? t('You offered {other} a meeting', { other })
      : t('{other} offers you a meeting', { other })
  return isOwn
    ? t('You asked {other} for another time', { other })
    : t('{other} asks for another time', { other })
}
