import { t } from '@sojourn/contract/words/t'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'

interface Props {
  paymentRef: string
  of?: string
  /** Beside words in a line. */
  quiet?: boolean
}

/** The receipt of what was paid, to keep. */
export function ReceiptButton({ paymentRef, of, quiet = false }: Props) {
  const action = useAction(t('The receipt could not be created. Please try again.'))
  const download = () =>
    action.run(async () => {
      const { content, name } = await fetchFile(
        `/payments/${paymentRef}/receipt`,
        `receipt-${paymentRef}.pdf`,
      )
      saveFile(content, name)
    })
  return (
    <Button
      variant={quiet ? 'quiet' : 'secondary'}
      size="s"
      icon="download"
      busy={action.busy}
      onClick={download}
    >
      {t('Receipt')}
      {of && <span data-hidden> {t('for {of}', { of })}</span>}
    </Button>
  )
}
