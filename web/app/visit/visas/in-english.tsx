import { LANGUAGE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import css from './checked-note.module.css'

/** People who read another language are told which words stay English. */
const InEnglish = () =>
  LANGUAGE !== 'en' && (
    <p className={css.note}>{t('Names, descriptions and documents of visas are in English.')}</p>
  )

export default InEnglish
