import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { PassportEntries } from '@sojourn/contract/supply/passports'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { Crumbs } from '../../layouts/page/crumbs.tsx'
import layout from '../../layouts/page/layout.module.css'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { countryCode } from '../../paths/country-code.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Flag } from '../../ui/text/flag.tsx'
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
  return { known: entries.data, passports: passports.data.items.map(({ id, name }) => ({ id, name })) }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const trailOf = ({ id, name }: PassportEntries['passport']) => [
  { name: 'Passports', path: guidePaths.passports() },
  { name, path: guidePaths.passport(id) },
]

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return []
  const { passport, entries } = args.loaderData.known
  return pageMeta(args, {
    title: `Passport of ${passport.name}: where you need a visa`,
    description: `With a passport of ${passport.name} you can enter ${countOpen(entries)} countries without applying for a visa beforehand. See the rule for every country on a map and in a table.`,
    path: guidePaths.passport(passport.id),
    about: (origin) => [breadcrumbs(origin, trailOf(passport))],
  })
}

export default function Passport({ loaderData: { known, passports } }: Route.ComponentProps) {
  const { passport, entries, source } = known
  return (
    <div className={layout.page}>
      <Crumbs trail={trailOf(passport)} />
      <header className={css.head}>
        <div>
          <p className={layout.eyebrow}>
            <Flag country={passport.id} size="m" /> Passport of {passport.name}
          </p>
          <h1>{`Where can you go with a passport of ${passport.name}?`}</h1>
        </div>
        <PassportSwitcher chosen={passport.id} passports={passports} />
      </header>
      <p className={css.sum}>
        You can enter {countOpen(entries)} of {entries.length - 1} countries without applying for a visa
        beforehand. This is about visits: to work, study or stay longer you nearly always need more.
      </p>
      <EntryMap passport={passport.name} entries={entries} />
      <div className={css.acts}>
        <LinkButton to={paths.guide({ passport: passport.id })} iconAfter="arrow-right">
          Which visa do I need?
        </LinkButton>
        <LinkButton to={guidePaths.compare({ passport: passport.id })} variant="secondary">
          Compare two destinations
        </LinkButton>
      </div>
      <RuleSource source={source} />
      <div className={css.table}>
        <EntryTable passport={passport} entries={entries} />
      </div>
    </div>
  )
}
