import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { t } from '@sojourn/contract/words/t'
import { Form, redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { still } from '../../fast-pages/cached-html.tsx'
import { useHydrated } from '../../fast-pages/use-hydrated.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { isCountryCode } from '../../paths/country-code.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import control from '../../ui/form/control.module.css'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { byName } from '../../words/by-name.ts'
import type { Route } from './+types/passports-page'
import { findPassports } from './find-passports.ts'
import css from './passport-page.module.css'
import { regionOf } from './region-of.ts'

/** All passports; a form without script asks for one by `?passport=`. */
const load = (async (api, { url }) => {
  const wanted = url.searchParams.get('passport')
  if (isCountryCode(wanted)) throw redirect(guidePaths.passport(wanted))
  return {
    query: url.searchParams.get('query')?.trim().slice(0, 100) ?? '',
    passports: byName((await api('GET /passports')).data.items),
  }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Where can my passport take me?'),
    description: t(
      'Choose a passport and see on a world map which countries need no visa, a visa on arrival, an e-visa or a visa before you travel.',
    ),
    path: guidePaths.passports(),
    about: (origin) => [breadcrumbs(origin, [{ name: t('Passports'), path: guidePaths.passports() }])],
  })

/** Comparisons that many make. */
const READY: [one: string, other: string, words: string][] = [
  ['CA', 'AU', t('Canada or Australia')],
  ['GB', 'US', t('United Kingdom or United States')],
  ['DE', 'NL', t('Germany or Netherlands')],
  ['PT', 'ES', t('Portugal or Spain')],
]

/** All of it is translated. */
export const handle = true

export default function Passports({ loaderData: { query, passports } }: Route.ComponentProps) {
  return (
    <div className={layout.page}>
      <PageHead
        title={t('Where can my passport take me?')}
        lead={t(
          'Choose a passport to see the entry rule of every country on a map and in a table. The number says how many countries it opens without a visa application.',
        )}
      />
      <PassportSearch query={query} />
      <OwnPassport passports={passports} />
      <PassportsFound passports={passports} query={query} />
      <section className={layout.section} aria-labelledby="ready">
        <h2 id="ready">{t('Compare two destinations')}</h2>
        <ul className={css.ready}>
          {READY.map(([one, other, words]) => (
            <li key={words}>
              <Link to={guidePaths.compare({ one, other })}>{words}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** A plain form, so that it searches without script too. */
const PassportSearch = ({ query }: { query: string }) => (
  <Form action={guidePaths.passports()} role="search" className={css.search}>
    <label htmlFor="passport-query">{t('Search passports')}</label>
    <div>
      <input
        key={query}
        id="passport-query"
        name="query"
        type="search"
        maxLength={100}
        defaultValue={query}
        placeholder={t('A country')}
        autoComplete="off"
        className={control.control}
      />
      <Button type="submit" variant="secondary">
        {t('Search')}
      </Button>
    </div>
  </Form>
)

const PassportsFound = ({ passports, query }: { passports: readonly Line[]; query: string }) => {
  const found = findPassports(passports, query)
  return found.length > 0 ? (
    <PassportList passports={found} />
  ) : (
    <Empty
      hint={t('Check the spelling, or try part of the name.')}
      action={
        <LinkButton to={guidePaths.passports()} variant="secondary">
          {t('Show all passports')}
        </LinkButton>
      }
    >
      {t('No passport matches “{query}”.', { query })}
    </Empty>
  )
}

interface Line {
  id: string
  name: string
  open_count: number
}

/** The country a browser says its reader is from stands first; the server does not know it. */
const OwnPassport = ({ passports }: { passports: readonly Line[] }) => {
  const region = useHydrated() ? regionOf(navigator.languages) : undefined
  const own = passports.find(({ id }) => id === region)
  return (
    <div className={css.own}>
      {own && (
        <>
          <h2>{t('Your country')}</h2>
          <PassportList passports={[own]} />
        </>
      )}
    </div>
  )
}

const PassportList = still(({ passports }: { passports: readonly Line[] }) => (
  <ul className={css.list}>
    {passports.map(({ id, name, open_count }) => (
      <li key={id}>
        <Link to={guidePaths.passport(id)}>
          <Flag country={id} size="m" />
          <span>{name}</span>
          <small>{open_count}</small>
        </Link>
      </li>
    ))}
  </ul>
))
