import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import type { ReactNode } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import css from './agent-side.module.css'

type Props = Pick<
  AgentProfile,
  | 'name'
  | 'countries'
  | 'categories'
  | 'languages'
  | 'licences'
  | 'declared_trader'
  | 'trader'
  | 'verified_since'
>

/** What can be checked: where, in which languages, by whose licence. */
export const AgentSide = still((agent: Props) => (
  <aside className={css.side} aria-label={`Facts about ${agent.name}`}>
    {agent.countries.length > 0 && (
      <Facts title="Helps with">
        <ul className={css.countries}>
          {agent.countries.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.visas(id)}>
                <Flag country={id} size="m" /> {name}
              </Link>
            </li>
          ))}
        </ul>
        <p>{agent.categories.map(({ name }) => name).join(', ')}</p>
      </Facts>
    )}
    {agent.languages.length > 0 && (
      <Facts title="Speaks">
        <p>{agent.languages.map(([, name]) => name).join(', ')}</p>
      </Facts>
    )}
    {agent.licences.map((licence) => (
      <Facts
        key={`${licence.country.id} ${licence.regulator.code}`}
        title={`Licence, ${licence.country.name}`}
      >
        <dl className={css.licence}>
          <dt>Regulator</dt>
          <dd>{licence.regulator.name}</dd>
          {licence.licence_class && (
            <>
              <dt>Class</dt>
              <dd>{licence.licence_class.name}</dd>
              <dt>Covers</dt>
              <dd>{licence.licence_class.may}</dd>
            </>
          )}
          <dt>Number</dt>
          <dd data-figures>{licence.number}</dd>
          <dt>Valid until</dt>
          <dd>
            <time dateTime={licence.valid_until}>{formatDay(licence.valid_until)}</time>
          </dd>
        </dl>
        {licence.register_url && (
          <p>
            Confirmed by our staff.{' '}
            <a href={licence.register_url} rel="noreferrer nofollow" target="_blank">
              See the register
            </a>
          </p>
        )}
      </Facts>
    ))}
    <Trader {...agent} />
    {agent.verified_since && (
      <Facts title="Verified">
        <p>
          Identity and address checked since{' '}
          <time dateTime={agent.verified_since}>{formatDay(agent.verified_since)}</time>.
        </p>
      </Facts>
    )}
    <p className={css.protected}>
      You pay at the start. The money is held until you accept the work, and then the agent is paid.{' '}
      <Link to={paths.howToHire()}>How hiring works</Link>
    </p>
  </aside>
))

/** What the law lets consumers know before they hire. */
function Trader({ declared_trader, trader }: Pick<Props, 'declared_trader' | 'trader'>) {
  if (declared_trader)
    return (
      <Facts title="Trader">
        <p>This agent has declared to be a trader.</p>
        {trader && (
          <>
            <p>{trader.legal_name}</p>
            {trader.registration_number && <p data-figures>No. {trader.registration_number}</p>}
            {trader.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </Facts>
    )
  return (
    <Facts title="Not a trader">
      <p>
        {declared_trader === false
          ? 'This agent has declared not to be a trader. Consumer rights from EU law do not apply to this contract.'
          : 'This agent has not declared to be a trader.'}
      </p>
    </Facts>
  )
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.facts}>
    <h2>{title}</h2>
    {children}
  </section>
)
