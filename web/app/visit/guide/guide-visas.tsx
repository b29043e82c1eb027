import { paths } from '@sojourn/contract/paths/paths'
import { writtenPart } from '../../fast-pages/written-part.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { FactList } from './fact-list.tsx'
import css from './guide-visas.module.css'
import type { FittingVisa } from './load-guide.ts'
import { useGoalWay } from './plan/goal-way.ts'

const ApprovalShare = writtenPart(() => import('../../find/cards/approval-share.tsx'))

interface Props {
  visas: readonly FittingVisa[]
  country: { id: string; name: string }
  /** The entry rule covers the visit: nobody needs a visa for it. */
  needsNone: boolean
}

/** So many are shown whole; of more, each opens by a press. */
const MOST_WHOLE = 2

/** Those that fit: side by side first, then each with its reasons and papers. */
export const VisasThatFit = ({ visas, country, needsNone }: Props) =>
  visas.length > 0 && (
    <section className={css.fits} aria-labelledby="fits">
      <h2 id="fits">
        {needsNone
          ? 'Before you travel'
          : visas.length === 1
            ? 'The visa that fits'
            : `${visas.length} visas that fit`}
      </h2>
      {visas.length > 1 && <SideBySide visas={visas} />}
      <ol>
        {visas.map((visa) => (
          <li key={visa.id}>
            <Fitting visa={visa} country={country.id} isWhole={visas.length <= MOST_WHOLE} />
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

interface FittingProps {
  visa: FittingVisa
  country: string
  isWhole: boolean
}

const GoalLink = ({ visa: { name, goal } }: { visa: FittingVisa }) => (
  <Link to={useGoalWay()(goal)}>
    Make it a goal<span data-hidden> with {name}</span>
    <Icon name="goal" size="s" />
  </Link>
)

const Fitting = ({ visa, country, isWhole }: FittingProps) => (
  <article className={css.visa} id={`visa-${visa.anchor}`} aria-labelledby={`visa-${visa.anchor}-name`}>
    <h3 id={`visa-${visa.anchor}-name`}>
      <Link to={paths.visa(country, visa.anchor)}>{visa.name}</Link>
    </h3>
    <p>{visa.description}</p>
    {visa.limits && <p>{visa.limits}</p>}
    <Reasons {...visa} />
    {visa.approvals && (
      <div className={css.share}>
        <ApprovalShare share={visa.approvals} />
      </div>
    )}
    <details className={css.details} open={isWhole}>
      <summary>
        Rules, costs and documents ({visa.checklist.length})<span data-hidden> of {visa.name}</span>
      </summary>
      <div className={css.columns}>
        <div>
          <FactList groups={visa.facts} />
        </div>
        <div className={css.papers}>
          <h4>Documents</h4>
          <ul>
            {visa.checklist.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </div>
      </div>
    </details>
    <p className={css.links}>
      <GoalLink visa={visa} />
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
