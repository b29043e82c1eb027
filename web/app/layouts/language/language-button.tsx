import { LANGUAGE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import css from './language-button.module.css'

/** Opens the list of languages, which stands once in the document. */
export const LanguageButton = () => (
  <button type="button" className={css.open} popoverTarget="languages" title={t('Language')}>
    <Icon name="globe" /> {LANGUAGE}
  </button>
)
