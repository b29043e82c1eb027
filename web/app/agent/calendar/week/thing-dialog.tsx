import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { MeetingInWeek, OfferInWeek, Span } from '@sojourn/contract/work/calendar-week'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { useClock } from '../../../ui/date/clock.ts'
import { InstantText } from '../../../ui/date/time-text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Stack } from '../../../ui/text/layout.tsx'
import { rich } from '../../../words/rich.tsx'
import { rangesInWords } from '../period-words.ts'
import type { Block, Thing } from './things.ts'
import { useWeekActs } from './use-week-acts.ts'
import css from './week.module.css'
import { daysInWords, elsewhere, meetingTitle, nameOf, offerTitle, spanInWords } from './week-words.ts'

interface Props {
  thing: Thing | null
  zone: string
  onClose: () => void
}

/** The one that was opened last is shown while the dialog closes. */
export function ThingDialog({ thing, zone, onClose }: Props) {
  const [last, setLast] = useState(thing)
  if (thing && thing !== last) setLast(thing)
  const shown = thing ?? last
  return (
    <Modal open={thing !== null} onClose={onClose} title={shown ? titleOf(shown) : ''}>
      {shown?.kind === 'meeting' && <MeetingFacts meeting={shown.of} zone={zone} />}
      {shown?.kind === 'offer' && <OfferFacts offer={shown.of} zone={zone} onClose={onClose} />}
      {shown?.kind === 'block' && <BlockFacts block={shown.of} onClose={onClose} />}
    </Modal>
  )
}

function titleOf(thing: Thing) {
  if (thing.kind === 'meeting') return meetingTitle(thing.of)
  if (thing.kind === 'offer') return offerTitle(thing.of)
  return t('Blocked')
}

const MeetingFacts = ({ meeting, zone }: { meeting: MeetingInWeek; zone: string }) => (
  <Stack gap={4}>
    <When span={meeting} there={meeting.client_timezone} zone={zone} />
    {meeting.order && <p>{meeting.order.title}</p>}
    {meeting.order && (
      <div className={css.acts}>
        <LinkButton to={`${agentPaths.order(meeting.order.uuid)}#meetings`}>{t('Open the order')}</LinkButton>
      </div>
    )}
  </Stack>
)

function OfferFacts({ offer, zone, onClose }: { offer: OfferInWeek; zone: string; onClose: () => void }) {
  const { accept, decline, withdraw, busy } = useWeekActs()
  const { kind, may, order } = offer
  const close = async (done: Promise<boolean>) => {
    if (await done) onClose()
  }
  return (
    <Stack gap={4}>
      <When span={offer} there={offer.client_timezone} zone={zone} />
      <p>{order.title}</p>
      <p className={css.note}>
        {kind === 'offer'
          ? rich('This offer expires on {when}.', { when: <InstantText value={offer.answer_by} /> })
          : rich('Without an answer the meeting stays as it is. Answer by {when}.', {
              when: <InstantText value={offer.answer_by} />,
            })}
      </p>
      <div className={css.acts}>
        {may.includes('answer') && (
          <>
            <Button icon="check" busy={busy} onClick={() => close(accept(offer))}>
              {t('Accept this time')}
            </Button>
            <Button variant="secondary" busy={busy} onClick={() => close(decline(offer))}>
              {t('Decline')}
            </Button>
          </>
        )}
        {may.includes('withdraw') && (
          <Button variant="secondary" busy={busy} onClick={() => close(withdraw(offer))}>
            {kind === 'offer' ? t('Withdraw the offer') : t('Withdraw the request')}
          </Button>
        )}
        <LinkButton variant="quiet" to={`${agentPaths.order(order.uuid)}#meetings`}>
          {t('Open the order')}
        </LinkButton>
      </div>
      {may.includes('withdraw') && (
        <p className={css.note}>
          {t('{client} is told when you withdraw it, and need not answer.', { client: nameOf(offer) })}
        </p>
      )}
    </Stack>
  )
}

function BlockFacts({ block, onClose }: { block: Block; onClose: () => void }) {
  const clock = useClock()
  const { removeBlock, busy } = useWeekActs()
  const { id, dateRange, timeRanges } = block
  const remove = async () => {
    if (await removeBlock(id)) onClose()
  }
  return (
    <Stack gap={4}>
      <p>
        {daysInWords(dateRange.start, dateRange.end)}
        {t(', ')}
        {timeRanges.length > 0 ? rangesInWords(timeRanges, clock) : t('all day')}
      </p>
      <p className={css.note}>
        {t('Clients can’t book you then. To free a part of it, mark that part in the week.')}
      </p>
      <div className={css.acts}>
        <Button icon="trash" busy={busy} onClick={remove}>
          {t('Remove the block')}
        </Button>
        <LinkButton variant="quiet" to={`${agentPaths.calendar()}?tab=hours#blocked-dates`}>
          {t('All blocked dates')}
        </LinkButton>
      </div>
    </Stack>
  )
}

function When({ span, there, zone }: { span: Span; there: string | null; zone: string }): ReactNode {
  const clock = useClock()
  const other = elsewhere(span, there, { zone, clock })
  return (
    <p className={css.moment}>
      <time dateTime={span.start}>{spanInWords(span, { zone, clock })}</time>
      {other && <small>{other}</small>}
    </p>
  )
}
