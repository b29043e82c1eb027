import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Flag } from '../../ui/text/flag.tsx'
import { Link } from '../../ui/text/link.tsx'
import { popularDestinations } from './content.ts'
import css from './destination-search.module.css'
import { popularFlags } from './popular-flags.ts'

/** The countries most people look for, each a press away. */
export const OftenAskedFor = still(() => (
  <nav aria-labelledby="popular" className={css.popular}>
    <p id="popular">{t('Often asked for')}</p>
    <ul>
      {popularDestinations.map(({ iso, name }) => (
        <li key={iso}>
          <Link to={paths.visas(iso)}>
            <Flag country={iso} src={popularFlags[iso]} /> {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
))
