import { LOCALE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { still } from '../../fast-pages/cached-html.tsx'
import control from '../../ui/form/control.module.css'
import { classes } from '../../ui/text/classes.ts'
import css from './visa-money.module.css'

const names = new Intl.DisplayNames(LOCALE, { type: 'currency' })

/** The choice is the same on every visa's page, and has more elements than most of the page. */
export const CurrencyChoice = still(({ choices, chosen }: { choices: string[]; chosen: string | null }) => (
  <div className={css.choice}>
    <select
      id="currency"
      name="money"
      className={classes(control.control, control.select)}
      defaultValue={chosen ?? ''}
    >
      <option value="">{t('The authority’s currency')}</option>
      {choices.map((code) => (
        <option key={code} value={code}>
          {`${code} ${names.of(code)}`}
        </option>
      ))}
    </select>
  </div>
))
