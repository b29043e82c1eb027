import type { Fit as Weighed } from '@sojourn/contract/desk/fit'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../../../ui/text/link.tsx'
import { costsLine } from './costs-line.tsx'
import css from './fit.module.css'
import { FitLine } from './fit-line.tsx'
import { fitQuery } from './fit-query.ts'
import { FitWaits } from './fit-waits.tsx'
import { licenceLine, papersLine, passportLine } from './other-lines.tsx'
import { prefillQuestion } from './question-draft.ts'
import { timeLine } from './time-line.tsx'

interface Props {
  order: Order
  /** It stands here where the answer cannot be had. */
  otherwise: ReactNode
}

const LINES = Object.entries({
  time: timeLine,
  licence: licenceLine,
  papers: papersLine,
  passport: passportLine,
  costs: costsLine,
})

/** How the service fits the client and their goal, line by line, each with its source. It keeps nobody from paying. */
export default function Fit({ order, otherwise }: Props) {
  const { data, isError } = useQuery(fitQuery(order))
  if (isError) return otherwise
  if (!data) return <FitWaits />
  return (
    <section className={css.fit} aria-labelledby="fit">
      <h4 id="fit">{t('Does this fit me?')}</h4>
      <ul>
        {LINES.map(([name, lineOf]) => {
          const line = lineOf(data)
          return (
            line && (
              <FitLine key={name} line={line}>
                {line.question && data.agent.takes_questions && (
                  <AskAbout question={line.question} agent={data.agent} order={order} />
                )}
              </FitLine>
            )
          )
        })}
      </ul>
    </section>
  )
}

interface AskProps {
  question: string
  agent: Weighed['agent']
  order: Order
}

/** Asking is free and hires nobody; the order waits meanwhile. */
const AskAbout = ({ question, agent: { uuid, first_name }, order: { goal, service } }: AskProps) => (
  <Link
    to={paths.ask(uuid, { goalId: goal.id, service: service?.id })}
    className={css.ask}
    onClick={() => prefillQuestion(uuid, question)}
  >
    {t('Ask {name} about this', { name: first_name })}
  </Link>
)
