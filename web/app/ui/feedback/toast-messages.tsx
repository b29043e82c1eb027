import { t } from '@sojourn/contract/words/t'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../text/classes.ts'
import { Icon } from '../text/icon.tsx'
import { dismissToast, type Toast } from './toast-store.ts'
import styles from './toasts.module.css'

/** The toasts of one kind, in the live region that reads them out. */
export const ToastMessages = ({ role, toasts }: { role: 'status' | 'alert'; toasts: readonly Toast[] }) => (
  <div role={role} className={styles.live}>
    {toasts.map(({ id, kind, text }) => (
      <div key={id} className={classes(styles.toast, styles[kind])}>
        <Icon name={kind === 'success' ? 'check' : 'error'} className={styles.mark} />
        <p className={styles.text}>{text}</p>
        <IconButton
          icon="close"
          label={t('Dismiss')}
          className={styles.close}
          onClick={() => dismissToast(id)}
        />
      </div>
    ))}
  </div>
)
