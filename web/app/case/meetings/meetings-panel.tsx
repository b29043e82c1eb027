import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { OpenConflict } from '../conflict/open-conflict.tsx'
import { meetingsQuery } from './meeting-queries.ts'
import { MeetingRequest } from './meeting-request.tsx'
import css from './meetings.module.css'
import { NextMeeting } from './next-meeting.tsx'
import { OfferMeeting } from './offer-meeting.tsx'
import { PastMeetings } from './past-meetings.tsx'

interface Props {
  order: Order
  side: Side
}

/** The meetings of an order: the one to come, what waits for an answer, and those that are over. */
export function MeetingsPanel({ order, side }: Props) {
  const hasMeetings = order.meeting_length !== null && order.paid_at !== null
  const meetings = useQuery({ ...meetingsQuery(order.uuid), enabled: hasMeetings })
  if (!hasMeetings) return null
  return (
    <section id="meetings" aria-labelledby="meetings-title" className={css.part} tabIndex={-1}>
      <h2 id="meetings-title">{t('Meetings')}</h2>
      <Loaded query={meetings}>{(known) => <Known order={order} side={side} meetings={known} />}</Loaded>
    </section>
  )
}

function Known({ order, side, meetings }: Props & { meetings: OrderMeetings }) {
  const { next, request, past } = meetings
  const otherZone = side === 'client' ? meetings.agent_timezone : meetings.client_timezone
  const { may } = meetings
  return (
    <>
      {request && <MeetingRequest order={order} side={side} request={request} otherZone={otherZone} />}
      {next && <NextMeeting order={order} side={side} meetings={meetings} next={next} />}
      {!next && !request && <None order={order} side={side} meetings={meetings} />}
      {next && may.length > 0 && (
        <div className={css.acts}>
          <Another order={order} side={side} meetings={meetings} />
        </div>
      )}
      {meetings.suggests_conflict && (
        <div className={css.request}>
          <h3>{t('{name} missed two meetings', { name: otherSide(order, side).full_name })}</h3>
          <p>{t('You can ask for a full refund. Our team helps if you do not agree.')}</p>
          <div className={css.acts}>
            <OpenConflict order={order} side={side} reason="no_show" />
          </div>
        </div>
      )}
      <PastMeetings order={order} side={side} past={past} />
    </>
  )
}

function None({ order, side, meetings }: Props & { meetings: OrderMeetings }) {
  const { may, past } = meetings
  const other = otherSide(order, side).full_name
  if (may.length === 0) return past.length === 0 && <p className={css.note}>{t('No meeting is booked.')}</p>
  return (
    <Empty
      action={<Another order={order} side={side} meetings={meetings} />}
      hint={
        side === 'client'
          ? t('Times are shown in your time zone and theirs.')
          : t('{other} can book a free time of your calendar, or you offer one.', { other })
      }
    >
      {side === 'client'
        ? t('No meeting with {other} is booked.', { other })
        : t('{other} has not booked a meeting.', { other })}
    </Empty>
  )
}

function Another({ order, meetings }: Props & { meetings: OrderMeetings }) {
  const { may, past } = meetings
  return (
    <>
      {may.includes('book') && (
        <LinkButton to={clientPaths.schedule(order.uuid)} icon="calendar" size="s">
          {past.length > 0 || meetings.next ? t('Book another meeting') : t('Choose a time')}
        </LinkButton>
      )}
      {may.includes('offer') && <OfferMeeting order={order} meetings={meetings} />}
    </>
  )
}
