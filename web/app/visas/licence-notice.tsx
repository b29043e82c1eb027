import type { CountryDetails } from '@sojourn/contract/reference'
import { Stamp } from '../ui/stamp.tsx'
import css from './licence-notice.module.css'

/** Where only licensed people may advise for a fee: the rule, and the registers to check a licence in. */
export const LicenceNotice = ({ licence }: { licence: NonNullable<CountryDetails['licence']> }) => (
  <aside className={css.notice} aria-labelledby="licence">
    <Stamp kind="licensed" authority={licence.regulators[0]?.code} />
    <div className={css.words}>
      <h2 id="licence">Advice needs a licence here</h2>
      <p>{licence.notice}</p>
      <ul>
        {licence.regulators.map(({ code, name, url }) => (
          <li key={code}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </aside>
)
