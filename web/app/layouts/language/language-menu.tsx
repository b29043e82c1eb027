import { LANGUAGE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import css from './language-menu.module.css'
import { LanguageSwitch } from './language-switch.tsx'

/** The languages behind one press, in the header. */
export const LanguageMenu = () => (
  <>
    <button type="button" className={css.open} popoverTarget="languages" aria-label={t('Language')}>
      <Icon name="globe" /> {LANGUAGE}
    </button>
    <div id="languages" popover="auto" className={css.menu}>
      <LanguageSwitch />
    </div>
  </>
)
