import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Imprint } from '@sojourn/contract/ground/contact'
import { inBrowser, type Load, onServer } from '../../api/load.ts'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import { pageMeta } from '../../layouts/page/page-meta.ts'
import type { Route } from './+types/imprint-page'
import css from './imprint-page.module.css'

const load = (async (api) => (await api('GET /imprint')).data) satisfies Load<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta = (args: Route.MetaArgs) =>
  args.loaderData
    ? pageMeta(args, {
        title: 'Imprint',
        description: `Who runs ${PRODUCT}: name, address, register and how to reach them.`,
      })
    : []

export default function ImprintRoute({ loaderData }: Route.ComponentProps) {
  return <ImprintPage imprint={loaderData} />
}

/** Who runs this place, and how to reach them. */
const ImprintPage = ({ imprint }: { imprint: Imprint }) => (
  <div className={layout.page}>
    <PageHead title="Imprint" lead={`Who runs ${PRODUCT}, and how to reach them.`} />
    <dl className={css.facts}>
      {factsOf(imprint).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${imprint.email}`}>{imprint.email}</a>
        </dd>
      </div>
    </dl>
  </div>
)

const factsOf = ({ name, address, register, vat_number, representative }: Imprint) =>
  [
    ['Name', name],
    ['Address', address],
    ['Register', register],
    ['VAT number', vat_number],
    ['Represented by', representative],
  ].filter(([, value]) => value !== null) as [string, string][]
