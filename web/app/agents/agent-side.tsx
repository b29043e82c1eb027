import type { AgentProfile } from '@sojourn/contract/agents'
import { formatDay } from '@sojourn/contract/format-day'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Flag } from '../ui/flag.tsx'
import { Link } from '../ui/link.tsx'
import { still } from '../ui/still.tsx'
import css from './agent-side.module.css'

type Props = Pick<
  AgentProfile,
  'name' | 'countries' | 'categories' | 'languages' | 'licences' | 'trader' | 'verified_since'
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
              Look it up on the register
            </a>
          </p>
        )}
      </Facts>
    ))}
    {agent.trader ? (
      <Facts title="Trades as a business">
        <p>{agent.trader.legal_name}</p>
        {agent.trader.registration_number && <p data-figures>No. {agent.trader.registration_number}</p>}
        {agent.trader.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Facts>
    ) : (
      <Facts title="Not a trader">
        <p>
          {agent.name} told us of no business. Rights that consumers have against businesses may not apply.
        </p>
      </Facts>
    )}
    {agent.verified_since && (
      <Facts title="Verified">
        <p>
          Identity and address checked since{' '}
          <time dateTime={agent.verified_since}>{formatDay(agent.verified_since)}</time>.
        </p>
      </Facts>
    )}
    <p className={css.protected}>
      You pay at the start, we hold the money, and the agent gets it when you accept the work.{' '}
      <Link to={paths.howToHire()}>How hiring works</Link>
    </p>
  </aside>
))

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.facts}>
    <h2>{title}</h2>
    {children}
  </section>
)
