import { paths } from '@sojourn/contract/paths/paths'
import type { FoundVisa } from '@sojourn/contract/supply/visa-search'
import { t } from '@sojourn/contract/words/t'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { anchorOf } from './by-purpose.ts'
import { shortFee, shortTime } from './facts/short-facts.ts'
import css from './found-visas.module.css'

/** Each with its country, what it costs and how long it takes; the likeliest first. */
export const FoundVisas = ({ visas }: { visas: FoundVisa[] }) => (
  <ol className={css.found} aria-label={t('Visas found')}>
    {visas.map((visa) => {
      const [fee, time] = [
        shortFee({ ...visa, processing_time: null }),
        shortTime({ ...visa, processing_time: null }),
      ]
      return (
        <li key={visa.id}>
          <Link to={paths.visa(visa.country.id, anchorOf(visa))}>
            <strong>
              <bdi lang="en">{visa.name}</bdi>
            </strong>
            <span>
              <Flag country={visa.country.id} /> {visa.country.name}
            </span>
            {fee && <span>{t('Fee {fee}', { fee: fee.words })}</span>}
            {time && (
              <span>
                {t('Time {time}', { time: time.words.charAt(0).toLowerCase() + time.words.slice(1) })}
              </span>
            )}
          </Link>
        </li>
      )
    })}
  </ol>
)
