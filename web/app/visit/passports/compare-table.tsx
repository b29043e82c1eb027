import { paths } from '@sojourn/contract/paths/paths'
import type { GuideAnswer, GuideVisa } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { MoneyText } from '../../ui/money/money.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { agentCount } from '../../words/offer-words.ts'
import { rich } from '../../words/rich.tsx'
import { anchorOf } from '../visas/by-purpose.ts'
import { type ShortFact, shortFee, shortTime } from '../visas/facts/short-facts.ts'
import css from './compare.module.css'

type Pair = readonly [GuideAnswer, GuideAnswer]

/** Two destinations side by side; one below the other where it is narrow. */
export function CompareTable({ answers }: { answers: Pair }) {
  return (
    <table className={css.table}>
      <caption data-hidden>{t('Two destinations side by side')}</caption>
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
        <Row name={t('Entry rule')} answers={answers} cell={(answer) => <EntryRule answer={answer} />} />
        <Row name={t('Visas that fit')} answers={answers} cell={(answer) => <Visas answer={answer} />} />
        <Row name={t('Next step')} answers={answers} cell={(answer) => <Links answer={answer} />} />
      </tbody>
    </table>
  )
}

const MOST = 4

interface RowProps {
  name: string
  answers: Pair
  cell: (answer: GuideAnswer) => ReactNode
}

const Row = ({ name, answers, cell }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {answers.map((answer) => (
      <td key={answer.asked.destination?.id} data-label={answer.asked.destination?.name}>
        {cell(answer)}
      </td>
    ))}
  </tr>
)

const EntryRule = ({ answer: { answer, entry } }: { answer: GuideAnswer }) => (
  <>
    {answer && <strong>{answer.title}</strong>}
    <p>{entry?.text ?? t('Choose your passport to see the rule.')}</p>
  </>
)

function Visas({ answer: { asked, fits, nearly } }: { answer: GuideAnswer }) {
  const visas = (fits.length > 0 ? fits : nearly).slice(0, MOST)
  if (visas.length === 0) return t('None of the visas we describe.')
  return (
    <>
      {fits.length === 0 && <p>{t('No visa fits your answers. Closest matches:')}</p>}
      <ul className={css.visas}>
        {visas.map((one) => (
          <li key={one.visa.id}>
            <Link to={paths.visa(asked.destination?.id ?? '', anchorOf(one.visa))}>
              <bdi lang="en">{one.visa.name}</bdi>
            </Link>
            <VisaFacts visa={one} lives={asked.residence ?? asked.passports[0]} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface VisaProps {
  visa: GuideVisa
  lives: { id: string; name: string } | undefined
}

const VisaFacts = ({ visa: { visa, offers, missing }, lives }: VisaProps) => (
  <dl>
    {missing[0] && (
      <div>
        <dt>{t('Missing')}</dt>
        <dd>{missing[0]}</dd>
      </div>
    )}
    <Fact name={t('Typical time')} fact={shortTime(visa, lives)} />
    <Fact name={t('Government fee')} fact={shortFee(visa)} />
    <div>
      <dt>{t('Agents')}</dt>
      <dd>
        {offers
          ? rich('{agents} from {price}', {
              agents: agentCount(offers.agents),
              price: <MoneyText value={offers.price_from} short />,
            })
          : t('None yet')}
      </dd>
    </div>
  </dl>
)

const Fact = ({ name, fact }: { name: string; fact: ShortFact | null }) =>
  fact && (
    <div>
      <dt>{name}</dt>
      <dd>{fact.words}</dd>
    </div>
  )

function Links({ answer: { asked } }: { answer: GuideAnswer }) {
  const { destination, purpose, passports } = asked
  if (!destination) return null
  const query = {
    destination: destination.id,
    ...(passports[0] && { passport: passports[0].id }),
    ...(purpose && { purpose: purpose.id }),
  }
  return (
    <Link to={paths.guide(query)}>{t('See the guide for {country}', { country: destination.name })}</Link>
  )
}
