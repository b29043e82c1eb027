import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Visibility } from '@sojourn/contract/supply/discovery'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { AccountPage } from '../../layouts/account/account-page.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { visibilityQuery } from '../../queries/search-queries.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listed } from '../../ui/text/listed.ts'
import { rich } from '../../words/rich.tsx'
import css from './visibility-page.module.css'

export const handle = true

export const meta = () => ownPageMeta(t('How clients find you'))

type Hidden = Visibility['hidden_by'][number]['code']

const mendedAt: Partial<Record<Hidden, { to: string; label: string }>> = {
  not_verified: { to: agentPaths.verification(), label: t('Verification') },
  leaving: { to: agentPaths.data(), label: t('Your data') },
  on_leave: { to: agentPaths.profile(), label: t('Your public profile') },
  no_service: { to: agentPaths.services(), label: t('My services') },
  licence_missing: { to: agentPaths.business(), label: t('Your licences') },
  licence_closed: { to: agentPaths.business(), label: t('Your licences') },
}

/** Why clients find an agent where they do, and what would lift them. */
export default function VisibilityPage() {
  const visibility = useQuery(visibilityQuery)
  return (
    <AccountPage title={t('How clients find you')}>
      <Loaded query={visibility}>
        {(known) => (
          <>
            <SearchState known={known} />
            <Rank rank={known.rank} />
            {known.places.length > 0 && <Places places={known.places} />}
          </>
        )}
      </Loaded>
    </AccountPage>
  )
}

const SearchState = ({ known: { found, hidden_by, hidden_countries } }: { known: Visibility }) => (
  <Panel
    title={t('On the list')}
    intro={t('Clients find agents who are verified and offer a service.')}
    state={
      found ? (
        <Pill tone="success" icon="check">
          {t('Clients can find you')}
        </Pill>
      ) : (
        <Pill tone="warning" icon="eye-off">
          {t('Clients cannot find you')}
        </Pill>
      )
    }
  >
    {found && hidden_by.length === 0 ? (
      <p>
        {t('Everything you publish is on the list.')}{' '}
        <Link to={paths.agents()}>{t('View the list as clients see it')}</Link>
      </p>
    ) : (
      <ul className={css.reasons}>
        {hidden_by.map(
          ({ code, message }) =>
            code !== 'licence_missing' && (
              <li key={code}>
                <p>{message}</p>
                <Mend code={code} />
              </li>
            ),
        )}
        {hidden_countries.map(({ id, name }) => (
          <li key={id}>
            <p>
              <Flag country={id} />{' '}
              {t(
                'Your services for {country} are hidden: {country} requires a licence, and you have no confirmed licence there.',
                { country: name },
              )}
            </p>
            <Mend code="licence_missing" />
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

function Mend({ code }: { code: Hidden }) {
  const place = mendedAt[code]
  return (
    place && (
      <LinkButton to={place.to} size="s" variant="secondary">
        {place.label}
      </LinkButton>
    )
  )
}

const Rank = ({ rank: { points, most, parts } }: { rank: Visibility['rank'] }) => (
  <Panel
    title={t('Your points')}
    intro={
      <>
        {t('When a client searches without words, the list is sorted by these points.')}{' '}
        <Link to={paths.ranking()}>{t('How agents are ranked')}</Link>
      </>
    }
    state={
      <p className={css.points}>
        {rich('{points} of {most}', { points: <strong data-figures>{Math.round(points)}</strong>, most })}
      </p>
    }
  >
    <ul className={css.parts}>
      {parts.map((part) => (
        <li key={part.code}>
          <h3>
            {part.name}
            <span data-figures>
              {t('{points} of {most}', { points: Math.round(part.points), most: part.most })}
            </span>
          </h3>
          {part.is_assumed ? (
            <span className={css.assumed} aria-hidden="true" />
          ) : (
            <meter min={0} max={part.most} value={part.points} aria-label={part.name} />
          )}
          <p>{part.because}</p>
          <p className={css.tip}>{part.tip}</p>
        </li>
      ))}
    </ul>
  </Panel>
)

const Places = ({ places }: { places: Visibility['places'] }) => (
  <Panel title={t('Your positions')} intro={t('Your rank among agents who offer the same help.')}>
    <ul className={css.places}>
      {places.map(({ country, purpose, place, of }) => (
        <li key={country.id + purpose.id}>
          <Link to={paths.agents({ country: country.id.toLowerCase(), purpose: purpose.id })}>
            <Flag country={country.id} /> {listed([purpose.name, country.name])}
          </Link>
          <span data-figures>{t('{points} of {most}', { points: place, most: of })}</span>
        </li>
      ))}
    </ul>
  </Panel>
)
