import { DIRECTION, LANGUAGE } from '@sojourn/contract/words/language'
import { t } from '@sojourn/contract/words/t'
import css from './legal.module.css'

/** People who read another language are told in it which text counts; the page around it is marked as English. */
export const EnglishBinds = () =>
  LANGUAGE !== 'en' && (
    <p role="note" className={css.template} lang={LANGUAGE} dir={DIRECTION}>
      {t('This text is in English, and the English text is the binding one.')}
    </p>
  )
