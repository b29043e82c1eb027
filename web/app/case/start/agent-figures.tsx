import type { Today } from '@sojourn/contract/desk/today'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { MoneyText } from '../../ui/money/money.tsx'
import { Card, CardLink } from '../../ui/text/card.tsx'
import { minutesInWords } from '../../words/minutes-in-words.ts'
import css from './agent-figures.module.css'
import { inMonth, monthBefore } from './month-before.ts'

type Agent = NonNullable<Today['agent']>

/** Three numbers, each with how it was the month before; one that nothing can be said of is not there. The fourth is what is held. */
export function AgentFigures({ agent: { figures } }: { agent: Agent }) {
  const { month, earned, present, before } = figures
  const last = monthBefore(month)
  const earnedIn = (one: string) => earned.filter((known) => known.month === one)
  const now = earnedIn(month)
  const then = earnedIn(last)
  return (
    <ul className={css.figures}>
      {(now.length > 0 || then.length > 0) && (
        <Figure
          name={t('Earned this month')}
          to={agentPaths.wallet()}
          before={then.length > 0 && <Moneys of={then} />}
          month={last}
        >
          <Moneys of={now} />
        </Figure>
      )}
      {present.handed_in + before.handed_in > 0 && (
        <Figure
          name={t('Delivered on time this month')}
          to={agentPaths.orders()}
          before={before.handed_in > 0 && shareOf(before.on_time, before.handed_in)}
          month={last}
        >
          {shareOf(present.on_time, present.handed_in)}
        </Figure>
      )}
      {present.answers + before.answers > 0 && (
        <Figure
          name={t('Answer time this month')}
          to={agentPaths.messages()}
          before={before.answer_minutes !== null && timeOf(before.answer_minutes)}
          month={last}
        >
          {timeOf(present.answer_minutes)}
        </Figure>
      )}
    </ul>
  )
}

interface FigureProps {
  name: string
  to: string
  before: ReactNode
  month: string
  children: ReactNode
}

const Figure = ({ name, to, before, month, children }: FigureProps) => (
  <Card as="li" className={css.figure}>
    <CardLink to={to}>{name}</CardLink>
    <b data-figures>{children}</b>
    {before && (
      <small>
        {inMonth(month)}: {before}
      </small>
    )}
  </Card>
)

const Moneys = ({ of }: { of: { amount: { amount: number; currency: string } }[] }) =>
  of.length === 0 ? (
    '–'
  ) : (
    <span className={css.moneys}>
      {of.map(({ amount }) => (
        <MoneyText key={amount.currency} value={amount} />
      ))}
    </span>
  )

const shareOf = (part: number, whole: number) =>
  whole === 0
    ? '–'
    : t('{share}% ({part} of {whole})', { share: Math.round((100 * part) / whole), part, whole })

const timeOf = (minutes: number | null) => {
  if (minutes === null) return '–'
  return minutes < 60 ? minutesInWords(Math.max(minutes, 1)) : minutesInWords(Math.round(minutes / 60) * 60)
}
