import { t } from '@sojourn/contract/words/t'
import css from './guide-visas.module.css'
import type { FittingVisa } from './load-guide.ts'

/** The visas that fit by what differs: time, fee and agents. */
const SideBySide = ({ visas }: { visas: readonly FittingVisa[] }) => (
  <table className={css.table}>
    <caption data-hidden>{t('Time, fee and agents of each visa')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('Visa')}</th>
        <th scope="col">{t('Typical time')}</th>
        <th scope="col">{t('Government fee')}</th>
        <th scope="col">{t('Agents from')}</th>
      </tr>
    </thead>
    <tbody>
      {visas.map((visa) => (
        <tr key={visa.id}>
          <th scope="row">
            <a href={`#visa-${visa.anchor}`}>
              <bdi lang="en">{visa.name}</bdi>
            </a>
          </th>
          <td data-label={t('Typical time')}>{visa.time}</td>
          <td data-label={t('Government fee')}>{visa.fee}</td>
          <td data-label={t('Agents from')} data-none={!visa.offers || undefined}>
            {visa.offers?.price ?? t('None yet')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

export default SideBySide
