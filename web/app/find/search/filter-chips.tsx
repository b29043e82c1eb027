import { t } from '@sojourn/contract/words/t'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import type { AskedPrices } from '../cards/use-goal-prices.ts'
import css from './filter-chips.module.css'
import { without } from './search-address.ts'
import type { Names } from './search-names.ts'
import { type Search, searchPath } from './search-path.ts'
import { chosenInWords } from './search-words.ts'

interface Props {
  search: Search
  names: Names
  goalId: string | undefined
  /** Prices for all who apply for the goal, for whoever is signed in. */
  asked: AskedPrices | undefined
}

const PriceNote = lazyPart(() => import('./price-note.tsx'))

export default function FilterChips({ search, names, goalId, asked }: Props) {
  const chosen = chosenInWords(search, names)
  return (
    <>
      {chosen.length > 0 && (
        <ul className={css.chips} aria-label={t('Filters in use')}>
          {chosen.map(({ name, value, words }) => (
            <li key={`${name} ${value}`}>
              <Link to={searchPath(without(search, name, value), goalId)} preventScrollReset>
                <span data-hidden>{t('Remove')} </span>
                {words}
                <Icon name="close" size="s" />
              </Link>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Link to={searchPath(search.sort ? { sort: search.sort } : {}, goalId)} preventScrollReset>
                {t('Clear all')}
              </Link>
            </li>
          )}
        </ul>
      )}
      {asked && (search.sort === 'price' || search.max_price) && (
        <Waits>
          <PriceNote asked={asked} />
        </Waits>
      )}
    </>
  )
}
