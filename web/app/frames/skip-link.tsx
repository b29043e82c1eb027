import { t } from '@sojourn/contract/words/t'
import css from './skip-link.module.css'

export const SkipLink = () => (
  <a className={css.skip} href="#content">
    {t('Skip to content')}
  </a>
)
