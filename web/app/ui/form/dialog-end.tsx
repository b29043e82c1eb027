import { t } from '@sojourn/contract/words/t'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import css from './dialog-end.module.css'

interface EndProps {
  onCancel?: () => void
  cancel?: string
  /** The one act of the dialog. */
  children: ReactNode
}

/** The foot of a form in a dialog: its act stands at the end of the line, Cancel before it, as in every dialog. */
export const DialogEnd = ({ onCancel, cancel = t('Cancel'), children }: EndProps) => (
  <div className={css.end}>
    {onCancel && (
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    )}
    {children}
  </div>
)
