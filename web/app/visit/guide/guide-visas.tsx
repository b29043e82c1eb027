import { paths } from '../../paths/paths.ts'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { FactList } from './fact-list.tsx'
import css from './guide-visas.module.css'
import type { FittingVisa, NearVisa } from './load-guide.ts'

interface Props<Visa> {
  visas: readonly Visa[]
  country: { id: string; name: string }
}

/** Those that fit: side by side first, then each with its reasons and papers. */
export const VisasThatFit = ({ visas, country }: Props<FittingVisa>) =>
  visas.length > 0 && (
    <section className={css.fits} aria-labelledby="fits">
      <h2 id="fits">{visas.length === 1 ? 'The visa that fits' : `${visas.length} visas that fit`}</h2>
      {visas.length > 1 && <SideBySide visas={visas} />}
      <ol>
        {visas.map((visa) => (
          <li key={visa.id}>
            <Fitting visa={visa} country={country.id} />
          </li>
        ))}
      </ol>
    </section>
  )

const SideBySide = ({ visas }: Pick<Props<FittingVisa>, 'visas'>) => (
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
      {visas.map((visa) => (
        <tr key={visa.id}>
          <th scope="row">
            <a href={`#visa-${visa.anchor}`}>{visa.name}</a>
          </th>
          <td data-label="Typical time">{visa.time}</td>
          <td data-label="Government fee">{visa.fee}</td>
          <td data-label="Agents from">{visa.offers?.price ?? 'None yet'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Fitting = ({ visa, country }: { visa: FittingVisa; country: string }) => (
  <article className={css.visa} id={`visa-${visa.anchor}`} aria-labelledby={`visa-${visa.anchor}-name`}>
    <div className={css.about}>
      <h3 id={`visa-${visa.anchor}-name`}>
        <Link to={paths.visa(country, visa.anchor)}>{visa.name}</Link>
      </h3>
      <p>{visa.description}</p>
      <FactList groups={visa.facts} />
      {visa.facts.length === 0 && <p>Ask the authority for the time and the fee.</p>}
      {visa.limits && <p>{visa.limits}</p>}
      <Reasons {...visa} />
      <p className={css.links}>
        <Link to={visa.goal}>
          Make it a goal<span data-hidden> with {visa.name}</span>
          <Icon name="goal" size="s" />
        </Link>
        {visa.offers && (
          <Link to={paths.agents({ country: country.toLowerCase(), visa: visa.id })}>
            {visa.offers.agents} from {visa.offers.price}
            <span data-hidden> for {visa.name}</span>
            <Icon name="arrow-right" size="s" />
          </Link>
        )}
        {visa.url && (
          <a href={visa.url} rel="noopener">
            {visa.isFrontDoor ? 'Official site' : 'Official page'} <span data-hidden>for {visa.name}</span>
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

const Reasons = ({ why, open }: Pick<FittingVisa, 'why' | 'open'>) => (
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
export const NearlyFitting = ({ visas, country }: Props<NearVisa>) =>
  visas.length > 0 && (
    <section className={css.nearly} aria-labelledby="nearly">
      <h2 id="nearly">Nearly</h2>
      <ul>
        {visas.map((visa) => (
          <li key={visa.id}>
            <h3>
              <Link to={paths.visa(country.id, visa.anchor)}>{visa.name}</Link>
            </h3>
            <ul className={css.missing} aria-label="To complete">
              {visa.missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
