import { dayIn } from '@sojourn/contract/dates/clocks'
import { pathsOf } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { useZone } from '../../ui/date/reader.ts'
import { DayText } from '../../ui/date/time-text.tsx'
import { otherSide, type Side } from '../../words/order-words.ts'
import { timeWords } from '../../words/processing-time.ts'
import { rich } from '../../words/rich.tsx'
import { SourceText } from '../../words/source-text.tsx'
import { conversationQuery } from '../conversation/conversation-queries.ts'
import { draftKey, keepText, readText } from '../conversation/sending/kept-text.ts'
import { useNow } from '../parts/use-now.ts'
import { daysSince, type UsualWait, usualWait } from './usual-wait.ts'
import css from './with-authority.module.css'

interface Props {
  order: Order
  side: Side
  filing: NonNullable<OrderWork['with_authority']>
}

/** Since when the authority has the application, and what is normal today: the longest silence of a case. */
export default function WithAuthority({ order, side, filing: { filed_at, usual } }: Props) {
  const zone = useZone() ?? 'UTC'
  const today = dayIn(useToday(), zone)
  const filed = dayIn(filed_at, zone)
  const wanted = order.goal.expected_delivery_date
  const wait = usual && usualWait({ filed, today, wanted, usual })
  const days = daysSince(filed, today)
  return (
    <section className={css.wait} aria-labelledby="with-authority">
      <h2 id="with-authority">{t('Waiting for the authority')}</h2>
      <p>
        {rich('Filed on {day}, {ago}.', {
          day: <DayText value={filed} />,
          ago:
            days === 0
              ? t('today')
              : t('{count, plural, one {# day ago} other {# days ago}}', { count: days }),
        })}{' '}
        {usual && wait && <Usual visa={order.visa.name} usual={usual} wait={wait} />}
      </p>
      {wait && (
        <>
          <p className={css.now}>
            <Now wait={wait} other={otherSide(order, side).full_name} side={side} />
          </p>
          {wait.endsAfterGoal && (
            <p>
              {rich('The goal’s date is {day}, before the usual time ends.', {
                day: <DayText value={wanted} />,
              })}
            </p>
          )}
          {wait.place === 'after' && side === 'client' && <AskAgent order={order} />}
        </>
      )}
    </section>
  )
}

/** The server says it as well; a page that stays open turns at midnight. */
function useToday() {
  const [first] = useState(() => new Date())
  return useNow() ?? first
}

interface UsualProps {
  visa: string
  usual: NonNullable<Props['filing']['usual']>
  wait: UsualWait
}

function Usual({ visa, usual, wait: { from, until } }: UsualProps) {
  const parts = {
    visa,
    time: timeWords(usual).toLowerCase(),
    source: <SourceText {...usual} />,
    from: <DayText value={from} />,
    until: <DayText value={until} />,
  }
  return from === until
    ? rich('A decision on {visa} usually takes {time} ({source}): until about {until}.', parts)
    : rich('A decision on {visa} usually takes {time} ({source}): about {from} to {until}.', parts)
}

function Now({ wait: { place, from }, other, side }: { wait: UsualWait; other: string; side: Side }) {
  switch (place) {
    case 'before':
      return rich('No news is normal until {day}.', { day: <DayText value={from} /> })
    case 'within':
      return t('An answer can come any day now.')
    case 'after':
      return side === 'client'
        ? t('This takes longer than usual. Ask {agent} to ask the authority.', { agent: other })
        : t('This takes longer than usual. Ask the authority, and tell {client} what you hear.', {
            client: other,
          })
  }
}

/** The conversation opens with the question; a message that was begun there stays. */
function AskAgent({ order: { uuid } }: { order: Order }) {
  const { data } = useQuery(conversationQuery(uuid))
  function prefill() {
    if (!data) return
    const key = draftKey(data.uuid)
    if (!readText(key).trim())
      keepText(
        key,
        t(
          'The decision takes longer than usual. Could you please ask the authority how far my application is?',
        ),
      )
  }
  return (
    <LinkButton
      to={pathsOf.client.conversation(uuid)}
      onClick={prefill}
      variant="secondary"
      size="s"
      icon="chat"
      className={css.ask}
    >
      {t('Write to your agent')}
    </LinkButton>
  )
}
