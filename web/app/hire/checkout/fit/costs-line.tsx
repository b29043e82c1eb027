import type { Money } from '@sojourn/contract/amounts/money'
import type { Fit, FitOfCosts } from '@sojourn/contract/desk/fit'
import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { DayText } from '../../../ui/date/time-text.tsx'
import { formatPrice } from '../../../ui/money/format-money.ts'
import { Link } from '../../../ui/text/link.tsx'
import { rich } from '../../../words/rich.tsx'
import { SourceText } from '../../../words/source-text.tsx'
import type { Line } from './fit-line.tsx'

export function costsLine({ costs, agent, visa }: Fit): Line {
  const { government, price } = costs
  if (!government)
    return {
      mark: 'open',
      title: t('We do not know the government’s fees'),
      text: t('{price} for {agent}.', { price: formatPrice(price), agent: agent.first_name }),
      question: QUESTION,
    }
  return {
    mark: government.is_old ? 'look' : 'good',
    title: titleOf(costs),
    text: <Parts {...{ costs, government }} agent={agent.first_name} visa={visa.id} />,
    question: government.is_old ? QUESTION : null,
  }
}

const QUESTION = t('How much are the government’s fees for this visa now, and what else will I have to pay?')

function titleOf({ price, total, rates }: FitOfCosts) {
  if (!total) return t('{price} for the agent, and the government’s fees', { price: formatPrice(price) })
  return rates
    ? t('About {total} for the agent and the government', { total: formatPrice(total) })
    : t('{total} for the agent and the government', { total: formatPrice(total) })
}

const sumOf = (amounts: readonly Money[]) => amounts.map(formatPrice).join(' + ')

const forAll = (count: number, each: readonly Money[] | null) =>
  each
    ? t(
        '{count, plural, one {The fees are for # person, {each} for each person, as for the main applicant.} other {The fees are for # people, {each} for each person, as for the main applicant.}}',
        { count, each: sumOf(each) },
      )
    : t('{count, plural, one {The fees are for # person.} other {The fees are for # people.}}', { count })

interface PartsProps {
  costs: FitOfCosts
  government: NonNullable<FitOfCosts['government']>
  agent: string
  visa: string
}

function Parts({ costs, government, agent, visa }: PartsProps) {
  const { price, rates, has_more, may_be_taxed } = costs
  // A server of the release before counts the fees of one person.
  const people = costs.people ?? 1
  const [country = '', code = ''] = visa.split('/')
  return (
    <>
      {rich('{price} for {agent}, {fees} for the government ({source}).', {
        price: formatPrice(price),
        agent,
        fees: sumOf(government.amounts),
        source: <SourceText {...government} inNewTab />,
      })}
      {people > 1 && <> {forAll(people, government.for_each)}</>}
      {rates && (
        <>
          {' '}
          {rich('Added up at the rates of {day} (<a>{source}</a>).', {
            day: <DayText value={rates.as_of} />,
            source: rates.source,
            a: (words) => (
              <a href={rates.url} rel="noopener" target="_blank">
                {words}
              </a>
            ),
          })}
        </>
      )}
      {government.is_old && <> {t('These fees were read more than a year ago.')}</>}
      {has_more && (
        <>
          {' '}
          {rich('<a>Other costs</a> may come beside it.', {
            a: (words) => <Link to={paths.visa(country, code)}>{words}</Link>,
          })}
        </>
      )}
      {!may_be_taxed && <> {t('You pay us nothing else.')}</>}
    </>
  )
}
