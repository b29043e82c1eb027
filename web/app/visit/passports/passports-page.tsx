import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import { redirect } from 'react-router'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import { still } from '../../fast-pages/cached-html.tsx'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import { breadcrumbs } from '../../layouts/page/structured-data.ts'
import { isCountryCode } from '../../paths/country-code.ts'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { Route } from './+types/passports-page'
import css from './passport-page.module.css'

/** All passports; a form without script asks for one by `?passport=`. */
const load = (async (api, { url }) => {
  const wanted = url.searchParams.get('passport')
  if (isCountryCode(wanted)) throw redirect(guidePaths.passport(wanted))
  return { passports: (await api('GET /passports')).data.items }
}) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Where can my passport take me?',
    description:
      'Choose a passport and see on a world map which countries need no visa, a visa on arrival, an e-visa or a visa before you travel.',
    path: guidePaths.passports(),
    about: (origin) => [breadcrumbs(origin, [{ name: 'Passports', path: guidePaths.passports() }])],
  })

export default function Passports({ loaderData: { passports } }: Route.ComponentProps) {
  return (
    <div className={layout.page}>
      <PageHead
        title="Where can my passport take me?"
        lead="Choose a passport to see the entry rule of every country on a map and in a table. The number says how many countries it opens without a visa application."
      />
      <PassportList passports={passports} />
    </div>
  )
}

interface Line {
  id: string
  name: string
  open_count: number
}

const PassportList = still(({ passports }: { passports: Line[] }) => (
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
