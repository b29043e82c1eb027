import { t } from '@sojourn/contract/words/t'
import type { DocumentVersion } from '@sojourn/contract/work/documents'
import css from './documents.module.css'

/** Nothing is said of a clean file. */
export function VersionScan({ scan }: Pick<DocumentVersion, 'scan'>) {
  if (scan === 'waiting') return <small className={css.checked}>{t('Being checked for viruses')}</small>
  if (scan === 'infected')
    return <small className={css.infected}>{t('Removed: a virus was found in it')}</small>
  return null
}
