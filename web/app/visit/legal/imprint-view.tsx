import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Imprint } from '@sojourn/contract/ground/contact'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import css from './imprint-page.module.css'

/** Who runs this place, and how to reach them. */
export const ImprintView = ({ imprint }: { imprint: Imprint }) => (
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
