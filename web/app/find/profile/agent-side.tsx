import { formatDay } from '@sojourn/contract/dates/format-day'
import { paths } from '@sojourn/contract/paths/paths'
import type { AgentProfile } from '@sojourn/contract/supply/agents'
import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listed } from '../../ui/text/listed.ts'
import { rich } from '../../words/rich.tsx'
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

const AgentSide = still((agent: Props) => (
  <aside className={css.side} aria-label={t('Facts about {name}', { name: agent.name })}>
    {agent.countries.length > 0 && (
      <Facts title={t('Helps with')}>
        <ul className={css.countries}>
          {agent.countries.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.visas(id)}>
                <Flag country={id} size="m" /> {name}
              </Link>
            </li>
          ))}
        </ul>
        <p>{listed(agent.categories.map(({ name }) => name))}</p>
      </Facts>
    )}
    {agent.languages.length > 0 && (
      <Facts title={t('Speaks')}>
        <p>{listed(agent.languages.map(([, name]) => name))}</p>
      </Facts>
    )}
    {agent.licences.map((licence) => (
      <Facts
        key={`${licence.country.id} ${licence.regulator.code}`}
        title={t('Licence, {country}', { country: licence.country.name })}
      >
        <dl className={css.licence}>
          <dt>{t('Regulator')}</dt>
          <dd lang="en" dir="auto">
            {licence.regulator.name}
          </dd>
          {licence.licence_class && (
            <>
              <dt>{t('Class')}</dt>
              <dd lang="en" dir="auto">
                {licence.licence_class.name}
              </dd>
              <dt>{t('Covers')}</dt>
              <dd lang="en" dir="auto">
                {licence.licence_class.may}
              </dd>
            </>
          )}
          <dt>{t('Licence number')}</dt>
          <dd data-figures>
            <bdi>{licence.number}</bdi>
          </dd>
          <dt>{t('Valid until')}</dt>
          <dd>
            <time dateTime={licence.valid_until}>{formatDay(licence.valid_until)}</time>
          </dd>
        </dl>
        {licence.register_url && (
          <p>
            {t('Confirmed by our staff.')}{' '}
            <a href={licence.register_url} rel="noreferrer nofollow" target="_blank">
              {t('See the register')}
            </a>
          </p>
        )}
      </Facts>
    ))}
    <Trader {...agent} />
    {agent.verified_since && (
      <Facts title={t('Verified')}>
        <p>
          {rich('Identity and address checked since {day}.', {
            day: <time dateTime={agent.verified_since}>{formatDay(agent.verified_since)}</time>,
          })}
        </p>
      </Facts>
    )}
    <p className={css.protected}>
      {t('You pay at the start. The money is held until you accept the work, and then the agent is paid.')}{' '}
      <Link to={paths.howToHire()}>{t('How hiring works')}</Link>
    </p>
  </aside>
))

/** The law lets consumers know the trader before they hire. */
function Trader({ declared_trader, trader }: Pick<Props, 'declared_trader' | 'trader'>) {
  if (declared_trader)
    return (
      <Facts title={t('Trader')}>
        <p>{t('This agent has declared to be a trader.')}</p>
        {trader && (
          <>
            <p>
              <bdi>{trader.legal_name}</bdi>
            </p>
            {trader.registration_number && <p>{t('No. {number}', { number: trader.registration_number })}</p>}
            {trader.address.map((line) => (
              <p key={line}>
                <bdi>{line}</bdi>
              </p>
            ))}
            {trader.website && (
              <p>
                <a href={trader.website} rel="nofollow noopener noreferrer" target="_blank">
                  <bdi>{new URL(trader.website).host}</bdi>
                </a>
              </p>
            )}
          </>
        )}
      </Facts>
    )
  return (
    <Facts title={declared_trader === false ? t('Not a trader') : t('Trader or not')}>
      <p>
        {declared_trader === false
          ? t(
              'This agent has declared not to be a trader. Consumer rights from EU law do not apply to this contract.',
            )
          : t('This agent has not declared to be a trader.')}
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

export default AgentSide
