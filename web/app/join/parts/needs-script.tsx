import { t } from '@sojourn/contract/words/t'
import css from './auth-parts.module.css'

/** Passwords are never sent the way a form without scripts would. */
export const NeedsScript = () => (
  <noscript>
    <p className={css.noscript}>
      {t('This form needs JavaScript. Please turn it on and load the page again.')}
    </p>
  </noscript>
)
