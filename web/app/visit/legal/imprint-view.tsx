import { PRODUCT } from '@sojourn/contract/calls/names'
import type { Imprint } from '@sojourn/contract/ground/contact'
import { t } from '@sojourn/contract/words/t'
import layout from '../../layouts/page/layout.module.css'
import { PageHead } from '../../layouts/page/page-head.tsx'
import css from './imprint-page.module.css'

export const ImprintView = ({ imprint }: { imprint: Imprint }) => (
  <div className={layout.page}>
    <PageHead
      title={t('Imprint')}
      lead={t('Who runs {product}, and how to reach them.', { product: PRODUCT })}
    />
    <dl className={css.facts}>
      {factsOf(imprint).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('Email')}</dt>
        <dd>
          <a href={`mailto:${imprint.email}`}>{imprint.email}</a>
        </dd>
      </div>
    </dl>
  </div>
)

const factsOf = ({ name, address, register, vat_number, representative }: Imprint) =>
  [
    [t('Name'), name],
    [t('Address'), address],
    [t('Register'), register],
    [t('VAT number'), vat_number],
    [t('Represented by'), representative],
  ].filter(([, value]) => value !== null) as [string, string][]
