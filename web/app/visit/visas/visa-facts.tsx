import { FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import type { Visa } from '@sojourn/contract/ground/reference'
import type { ShownFacts } from '@sojourn/contract/ground/visa-facts'
import type { ReactNode } from 'react'
import { FactSource } from './fact-source.tsx'
import { type CountryNames, ruleWords } from './fact-values.ts'
import { FeeItems } from './fee-items.tsx'
import { timeWords } from './processing-time.ts'
import css from './visa-facts.module.css'

interface Props {
  visa: Pick<Visa, 'facts'>
  /** Of the countries its rules name. */
  names: CountryNames
}

interface Row {
  kind: FactKind
  value: ReactNode
}

/** What a visa costs, how long it takes and what it allows; a row whose answer is not known sends to the authority. */
export function VisaFacts({ visa: { facts }, names }: Props) {
  const { fees, other_costs, time } = facts
  const main: Row[] = [
    { kind: 'time', value: timeWords(time?.value ?? null) },
    { kind: 'fees', value: <FeeItems items={fees?.value ?? null} /> },
    ...(other_costs ? [{ kind: 'other_costs' as const, value: <FeeItems items={other_costs.value} /> }] : []),
  ]
  const rules = ruleWords(facts, names).map(({ kind, words }): Row => ({ kind, value: words }))
  return (
    <>
      <Rows rows={main} facts={facts} className={css.main} />
      <Rows rows={rules} facts={facts} className={css.rules} />
    </>
  )
}

/** Rows read at one place on one day stand together, above where that was. */
const Rows = ({
  rows,
  facts,
  className,
}: {
  rows: Row[]
  facts: ShownFacts
  className: string | undefined
}) =>
  [...Map.groupBy(rows, ({ kind }) => originOf(facts[kind]))].map(([origin, together]) => {
    const fact = together[0] && facts[together[0].kind]
    return (
      <div key={origin} className={css.group}>
        <dl className={className}>
          {together.map(({ kind, value }) => (
            <div key={kind}>
              <dt>{FACT_NAMES[kind]}</dt>
              <dd>{value}</dd>
              {facts[kind]?.note && <dd className={css.note}>{facts[kind].note}</dd>}
            </div>
          ))}
        </dl>
        {fact && <FactSource {...fact} />}
      </div>
    )
  })

const originOf = (fact: { source: string; checked: string } | undefined) =>
  fact ? `${fact.source} ${fact.checked}` : ''
