import { t } from '@sojourn/contract/words/t'
import { Icon } from '../text/icon.tsx'
import css from './draft-state.module.css'
import type { FormHandle } from './use-form.ts'

/** Tells that what is typed is kept. */
export function DraftState({ form }: { form: FormHandle }) {
  return (
    <span className={css.draft} role="status">
      {form.draft === 'saving' && t('Saving draft…')}
      {form.draft === 'saved' && (
        <>
          <Icon name="check" size="s" />
          {t('Draft saved on this device')}
        </>
      )}
    </span>
  )
}
