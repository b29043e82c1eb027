import type { GuideVisa } from '@sojourn/contract/supply/guide'
import { paths } from '../../paths/paths.ts'
import { MoneyText } from '../../ui/money/money.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { inWords } from '../../words/offer-words.ts'
import { anchorOf } from '../visas/by-purpose.ts'
import type { CountryNames } from '../visas/fact-values.ts'
import { feeWords } from '../visas/fee.ts'
import { timeWords } from '../visas/processing-time.ts'
import { VisaFacts } from '../visas/visa-facts.tsx'
import css from './guide-visas.module.css'

interface Props {
  visas: readonly GuideVisa[]
  country: { id: string; name: string }
}

interface FitsProps extends Props {
  names: CountryNames
  /** Where a goal with a visa begins. */
  goalFor: (visa: string) => string
}

/** Those that fit: side by side first, then each with its reasons and papers. */
export const VisasThatFit = ({ visas, country, names, goalFor }: FitsProps) =>
  visas.length > 0 && (
    <section className={css.fits} aria-labelledby="fits">
      <h2 id="fits">{visas.length === 1 ? 'The visa that fits' : `${visas.length} visas that fit`}</h2>
      {visas.length > 1 && <SideBySide visas={visas} />}
      <ol>
        {visas.map((one) => (
          <li key={one.visa.id}>
            <Fitting one={one} country={country} names={names} goal={goalFor(one.visa.id)} />
          </li>
        ))}
      </ol>
    </section>
  )

const SideBySide = ({ visas }: Pick<Props, 'visas'>) => (
  <table className={css.table}>
    <caption data-hidden>Time, fee and agents of each visa</caption>
    <thead>
      <tr>
        <th scope="col">Visa</th>
        <th scope="col">Typical time</th>
        <th scope="col">Government fee</th>
        <th scope="col">Agents from</th>
      </tr>
    </thead>
    <tbody>
      {visas.map(({ visa, offers }) => (
        <tr key={visa.id}>
          <th scope="row">
            <a href={`#visa-${anchorOf(visa)}`}>{visa.name}</a>
          </th>
          <td data-label="Typical time">{timeWords(visa.processing_time)}</td>
          <td data-label="Government fee">{feeWords(visa.fee)}</td>
          <td data-label="Agents from">{offers ? <MoneyText value={offers.price_from} /> : 'None yet'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface FittingProps {
  one: GuideVisa
  country: Props['country']
  names: CountryNames
  /** Where a goal with this visa begins. */
  goal: string
}

const Fitting = ({ one: { visa, why, open, offers }, country, names, goal }: FittingProps) => (
  <article className={css.visa} id={`visa-${anchorOf(visa)}`} aria-labelledby={`visa-${anchorOf(visa)}-name`}>
    <div className={css.about}>
      <h3 id={`visa-${anchorOf(visa)}-name`}>
        <Link to={paths.visa(country.id, anchorOf(visa))}>{visa.name}</Link>
      </h3>
      <p>{visa.description}</p>
      <VisaFacts visa={visa} names={names} />
      <Reasons why={why} open={open} />
      <p className={css.links}>
        <Link to={goal}>
          Make it a goal<span data-hidden> with {visa.name}</span>
          <Icon name="goal" size="s" />
        </Link>
        {offers && (
          <Link to={paths.agents({ country: country.id.toLowerCase(), visa: visa.id })}>
            {inWords(offers.agents, 'agent')} from <MoneyText value={offers.price_from} />
            <span data-hidden> for {visa.name}</span>
            <Icon name="arrow-right" size="s" />
          </Link>
        )}
        {visa.url && (
          <a href={visa.url} rel="noopener">
            {visa.front_door ? 'Official site' : 'Official page'} <span data-hidden>for {visa.name}</span>
            <Icon name="external" size="s" />
          </a>
        )}
      </p>
    </div>
    <details className={css.papers} open>
      <summary>Documents ({visa.checklist.length})</summary>
      <ul>
        {visa.checklist.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
    </details>
  </article>
)

const Reasons = ({ why, open }: Pick<GuideVisa, 'why' | 'open'>) => (
  <ul className={css.reasons} aria-label="Why it fits">
    {why.map((sentence) => (
      <li key={sentence} data-met>
        <Icon name="check" size="s" /> {sentence}
      </li>
    ))}
    {open.map((sentence) => (
      <li key={sentence}>
        <Icon name="info" size="s" /> {sentence}
      </li>
    ))}
  </ul>
)

/** Those that lack something, with what. */
export const NearlyFitting = ({ visas, country }: Props) =>
  visas.length > 0 && (
    <section className={css.nearly} aria-labelledby="nearly">
      <h2 id="nearly">Nearly</h2>
      <ul>
        {visas.map(({ visa, missing }) => (
          <li key={visa.id}>
            <h3>
              <Link to={paths.visa(country.id, anchorOf(visa))}>{visa.name}</Link>
            </h3>
            <ul className={css.missing} aria-label="To complete">
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
