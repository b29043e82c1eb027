import type { GuideAnswer, GuideVisa } from '@sojourn/contract/supply/guide'
import type { ReactNode } from 'react'
import { paths } from '../../paths/paths.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { inWords } from '../../words/offer-words.ts'
import { anchorOf } from '../visas/by-purpose.ts'
import { feeWords } from '../visas/fee.ts'
import { timeWords } from '../visas/processing-time.ts'
import css from './compare.module.css'

type Pair = readonly [GuideAnswer, GuideAnswer]

/** Two destinations side by side; one below the other where it is narrow. */
export function CompareTable({ answers }: { answers: Pair }) {
  const visas = answers.map(visasShown)
  return (
    <table className={css.table}>
      <caption data-hidden>Two destinations side by side</caption>
      <thead>
        <tr>
          <td />
          {answers.map(({ asked }) => (
            <th key={asked.destination?.id} scope="col">
              <Flag country={asked.destination?.id ?? ''} size="m" /> {asked.destination?.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name="Entry rule" answers={answers} cell={(answer) => <EntryRule answer={answer} />} />
        <Row
          name="Visas that fit"
          answers={answers}
          cell={(answer, at) => <VisaNames answer={answer} visas={visas[at] ?? []} />}
        />
        <Row
          name="Typical time"
          answers={answers}
          cell={(_, at) => (
            <Each visas={visas[at] ?? []} say={({ visa }) => timeWords(visa.processing_time)} />
          )}
        />
        <Row
          name="Government fee"
          answers={answers}
          cell={(_, at) => <Each visas={visas[at] ?? []} say={({ visa }) => feeWords(visa.fee)} />}
        />
        <Row
          name="Agents"
          answers={answers}
          cell={(_, at) => (
            <Each
              visas={visas[at] ?? []}
              say={({ offers }) =>
                offers ? (
                  <>
                    {inWords(offers.agents, 'agent')} from <MoneyText value={offers.price_from} />
                  </>
                ) : (
                  'None yet'
                )
              }
            />
          )}
        />
        <Row name="Next step" answers={answers} cell={(answer) => <Links answer={answer} />} />
      </tbody>
    </table>
  )
}

const visasShown = ({ fits, nearly }: GuideAnswer) => (fits.length > 0 ? fits : nearly).slice(0, MOST)
const MOST = 4

interface RowProps {
  name: string
  answers: Pair
  cell: (answer: GuideAnswer, at: number) => ReactNode
}

const Row = ({ name, answers, cell }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {answers.map((answer, at) => (
      <td key={answer.asked.destination?.id} data-label={answer.asked.destination?.name}>
        {cell(answer, at)}
      </td>
    ))}
  </tr>
)

const EntryRule = ({ answer: { answer, entry } }: { answer: GuideAnswer }) => (
  <>
    {answer && <strong>{answer.title}</strong>}
    <p>{entry?.text ?? 'Choose your passport to see the rule.'}</p>
  </>
)

function VisaNames({ answer: { asked, fits }, visas }: { answer: GuideAnswer; visas: GuideVisa[] }) {
  const country = asked.destination?.id ?? ''
  if (visas.length === 0) return 'None of the visas we describe.'
  return (
    <>
      {fits.length === 0 && <p>None fits yet. These nearly fit:</p>}
      <ul>
        {visas.map(({ visa, missing }) => (
          <li key={visa.id}>
            <Link to={paths.visa(country, anchorOf(visa))}>{visa.name}</Link>
            {missing.length > 0 && <span> {missing[0]}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** One visa alone needs no name. */
const Each = ({ visas, say }: { visas: GuideVisa[]; say: (visa: GuideVisa) => ReactNode }) =>
  visas.length === 0 ? (
    '–'
  ) : (
    <ul>
      {visas.map((one) => (
        <li key={one.visa.id}>
          {visas.length > 1 && <span>{one.visa.name}: </span>}
          {say(one)}
        </li>
      ))}
    </ul>
  )

function Links({ answer: { asked } }: { answer: GuideAnswer }) {
  const { destination, purpose, passports } = asked
  if (!destination) return null
  const query = {
    destination: destination.id,
    ...(passports[0] && { passport: passports[0].id }),
    ...(purpose && { purpose: purpose.id }),
  }
  return <Link to={paths.guide(query)}>See the guide for {destination.name}</Link>
}
