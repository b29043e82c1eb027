import type { CountryDetails } from '@sojourn/contract/ground/reference'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import { Stamp } from '../../ui/mark/stamp.tsx'
import css from './licence-notice.module.css'

type Licence = NonNullable<CountryDetails['licence']>

const LicenceNotice = still(({ licence }: { licence: Licence }) => {
  const regulators = specialistsFirst(licence.regulators)
  return (
    <aside className={css.notice} aria-labelledby="licence">
      <Stamp kind="licensed" authority={regulators[0]?.code} />
      <div className={css.words}>
        <h2 id="licence">{t('Advice needs a licence here')}</h2>
        <p lang="en" dir="ltr">
          {licence.notice}
        </p>
        <ul>
          {regulators.map(({ code, name, url, classes }) => (
            <li key={code}>
              <a href={url} rel="noopener">
                <bdi lang="en">{name}</bdi>
              </a>
              {classes.length > 0 && (
                <details>
                  <summary>{t('What each licence covers')}</summary>
                  <dl lang="en" dir="ltr">
                    {classes.map(({ code, name, may }) => (
                      <div key={code}>
                        <dt>{name}</dt>
                        <dd>{may}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
})

export default LicenceNotice

/** The regulator of immigration advisers before the bar, which most people need not ask. */
const specialistsFirst = (regulators: Licence['regulators']) =>
  regulators.toSorted((a, b) => Number(a.code === 'BAR') - Number(b.code === 'BAR'))
