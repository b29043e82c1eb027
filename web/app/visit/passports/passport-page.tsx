import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Entry, PassportEntries } from '@sojourn/contract/supply/passports'
import { t } from '@sojourn/contract/words/t'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { countryCode } from '../../paths/country-code.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { byName } from '../../words/by-name.ts'
import { RuleSource } from '../visas/facts/rule-source.tsx'
import type { Route } from './+types/passport-page'
import { countOpen } from './entry-groups.ts'
import { EntryMap } from './entry-map.tsx'
import { EntryTable } from './entry-table.tsx'
import css from './passport-page.module.css'
import { PassportSwitcher } from './passport-switcher.tsx'

const load = (async (api, { params }) => {
  const [entries, passports] = await Promise.all([
    api('GET /passports/{id}/entries', { params: { id: countryCode(params.iso) } }),
    api('GET /passports'),
  ])
  return {
    known: { ...entries.data, entries: inOrder(entries.data.entries) },
    passports: byName(passports.data.items).map(({ id, name }) => ({ id, name })),
  }
}) satisfies Load<unknown>

/** The order is that of the names in the reader's language. */
const inOrder = (entries: readonly Entry[]) => {
  const places = byName(entries.map(({ destination }) => destination))
  return places.flatMap((place) => entries.filter(({ destination }) => destination === place))
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const trailOf = ({ id, name }: PassportEntries['passport']) => [
  { name: t('Passports'), path: guidePaths.passports() },
  { name, path: guidePaths.passport(id) },
]

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { passport, entries } = args.loaderData.known
  return pageMeta(args, {
    title: t('Passport of {passport}: where you need a visa', { passport: passport.name }),
    description: t(
      'With a passport of {passport} you can enter {count, plural, one {# country} other {# countries}} without applying for a visa beforehand. See the rule for every country on a map and in a table.',
      { passport: passport.name, count: countOpen(entries) },
    ),
    path: guidePaths.passport(passport.id),
    about: (origin) => [breadcrumbs(origin, trailOf(passport))],
  })
}

/** All of it is translated. */
export const handle = true

export default function Passport({ loaderData: { known, passports } }: Route.ComponentProps) {
  const { passport, entries, source } = known
  return (
    <div className={layout.page}>
      <Crumbs trail={trailOf(passport)} />
      <header className={css.head}>
        <div>
          <p className={layout.eyebrow}>
            <Flag country={passport.id} size="m" /> {t('Passport of {passport}', { passport: passport.name })}
          </p>
          <h1>{t('Where can you go with a passport of {passport}?', { passport: passport.name })}</h1>
        </div>
        <PassportSwitcher chosen={passport.id} passports={passports} />
      </header>
      <p className={css.sum}>
        {t(
          'You can enter {count} of {all} countries without applying for a visa beforehand. This is about visits: to work, study or stay longer you nearly always need more.',
          { count: countOpen(entries), all: entries.length - 1 },
        )}
      </p>
      <EntryMap passport={passport.name} entries={entries} />
      <div className={css.acts}>
        <LinkButton to={paths.guide({ passport: passport.id })} iconAfter="arrow-right">
          {t('Which visa do I need?')}
        </LinkButton>
        <LinkButton to={guidePaths.compare({ passport: passport.id })} variant="secondary">
          {t('Compare two destinations')}
        </LinkButton>
      </div>
      <RuleSource source={source} />
      <div className={css.table}>
        <EntryTable passport={passport} entries={entries} />
      </div>
    </div>
  )
}
