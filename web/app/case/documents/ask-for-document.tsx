import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { DialogButton } from '../../ui/overlay/dialog-button.tsx'

/** An agent asks the client for one more. */
export const AskForDocument = ({ order }: { order: Order }) => (
  <DialogButton
    variant="secondary"
    size="s"
    icon="plus"
    label={t('Ask for a document')}
    source={() => import('./ask-dialog.tsx')}
    asked={{ order }}
  />
)
