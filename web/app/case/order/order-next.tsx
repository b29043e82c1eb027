import type { OrderWork } from '@sojourn/contract/work/completion'
import type { Order } from '@sojourn/contract/work/orders'
import type { ReactNode } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { DayText, InstantText } from '../../ui/date/time-text.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StepCard } from '../../ui/mark/step-card.tsx'
import { type Side, stateOf } from '../../words/order-words.ts'
import { rich } from '../../words/rich.tsx'
import { CompletionFiles } from '../files/completion-files.tsx'
import { MeetingLines } from '../meetings/meeting-lines.tsx'
import { OwnRisk } from '../work/own-risk.tsx'
import { WorkButton } from '../work/work-acts.tsx'
import { Closing } from './closing.tsx'
import css from './order-next.module.css'
import { StepAct } from './step-act.tsx'
import type { NextStep } from './steps/step.ts'
import { turnWords } from './turn-words.ts'
import { useNextStep } from './use-next-step.ts'

/** Only a client whose order was cancelled loads where the money is. */
const MoneyBack = lazyPart(() => import('./money-back.tsx'))

/** The one thing to do now, who has to do it, and the button for it. */
export function OrderNext({ order, side }: { order: Order; side: Side }) {
  const known = useNextStep(order, side)
  const ended = side === 'client' && stateOf(order) === 'cancelled' && order.paid_at ? order.payment : null
  if (!known)
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    )
  const { step, work, meeting } = known
  const isPaid = stateOf(order) === 'paid'
  const { quote, clock, papers, asked } = step
  const isMove = asked?.kind === 'move'
  const toAccept = step.works?.includes('accept_request')
  const request = toAccept ? work?.request : undefined
  // The summary stands above the buttons; all that would push them out of a phone's first screen stands below.
  const whole = toAccept && quote && beginningOf(quote) === quote ? undefined : quote
  const shown = asked ?? (isPaid || toAccept ? meeting : undefined)
  return (
    <StepCard
      turn={turnWords(step.whose, order, side)}
      yours={step.whose === 'yours'}
      title={<StepTitle step={step} />}
      actions={<Acts step={step} order={order} side={side} work={work} />}
      below={
        (whole || isPaid || shown || request) && (
          <>
            {clock && request && <Clock clock={clock} />}
            {whole && <Quote>{whole}</Quote>}
            {request && <CompletionFiles order={order.uuid} request={request.id} />}
            {work && isPaid && <OwnRisk order={order} work={work} />}
            {shown && !isMove && <MeetingLines meeting={shown} />}
          </>
        )
      }
    >
      {typeof step.text === 'string' ? (
        <p>{step.text}</p>
      ) : (
        <Closing closing={step.text.closing} side={side} />
      )}
      {ended && (
        <Waits fallback={<div className={css.back} />}>
          <MoneyBack order={order} paymentRef={ended.ref} />
        </Waits>
      )}
      {request && <Quote>{beginningOf(request.summary)}</Quote>}
      {clock && !request && <Clock clock={clock} />}
      {isMove && meeting && (
        <p>
          {rich('Asked for: {asked}. Until you accept, the meeting stays on {present}.', {
            asked: <InstantText value={asked.start} />,
            present: <InstantText value={meeting.start} />,
          })}
        </p>
      )}
      {papers && <Papers papers={papers} />}
    </StepCard>
  )
}

const MOST_ABOVE = 120

const beginningOf = (words: string) => (words.length > MOST_ABOVE ? `${words.slice(0, MOST_ABOVE)}…` : words)

const Clock = ({ clock }: { clock: NonNullable<NextStep['clock']> }) => (
  <p>
    {clock.before} {clock.isDay ? <DayText value={clock.until} /> : <InstantText value={clock.until} />}
    {clock.after}
  </p>
)

const Papers = ({ papers }: { papers: NonNullable<NextStep['papers']> }) => (
  <p>
    {rich('Best before {day}. The order ends on {end} if the work has not started.', {
      day: <DayText value={papers.best} />,
      end: <DayText value={papers.end} />,
    })}
  </p>
)

const Quote = ({ children }: { children: ReactNode }) => (
  <blockquote className={css.quote} dir="auto">
    {children}
  </blockquote>
)

const StepTitle = ({ step: { title, due } }: { step: NextStep }) => (
  <>{due ? rich('{title}. Due {day}', { title, day: <DayText value={due} /> }) : title}</>
)

interface ActsProps {
  step: NextStep
  order: Order
  side: Side
  work: OrderWork | undefined
}

function Acts({ step: { act, works = [] }, order, side, work }: ActsProps) {
  const offered = work ? works.filter((one) => work.may.includes(one)) : []
  if (!act && offered.length === 0) return null
  return (
    <>
      {act && <StepAct act={act} order={order} side={side} />}
      {work &&
        offered.map((one, index) => (
          <WorkButton key={one} order={order} work={work} act={one} primary={index === 0 && !act} />
        ))}
    </>
  )
}
