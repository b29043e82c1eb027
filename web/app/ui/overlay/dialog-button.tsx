import { t } from '@sojourn/contract/words/t'
import { type ComponentType, useState } from 'react'
import { pending } from '../../fast-pages/pending.ts'
import { Button } from '../button/button.tsx'
import type { ButtonLook } from '../button/button-face.tsx'
import { ErrorPanel } from '../feedback/error-panel.tsx'
import { Modal } from './modal.tsx'

export interface Opened {
  open: boolean
  onClose: () => void
}

interface Props<Asked> extends ButtonLook {
  label: string
  /** The script of the dialog comes with the first press. */
  source: () => Promise<{ default: ComponentType<Asked & Opened> }>
  asked: Asked
}

type Shown = 'closed' | 'coming' | 'failed' | 'open'

/**
 * A button that is busy until its dialog is there. A dialog that cannot be fetched says so in its own place, and Retry
 * opens it.
 */
export function DialogButton<Asked extends object>({ label, source, asked, ...look }: Props<Asked>) {
  const [shown, setShown] = useState<Shown>('closed')
  const [Dialog, setDialog] = useState<ComponentType<Asked & Opened> | null>(null)
  const close = () => setShown('closed')

  async function fetchDialog() {
    // A browser may remember for good that a script failed, so without a network nothing is asked for.
    if (!navigator.onLine) return false
    try {
      const { default: Part } = await pending(source())
      setDialog(() => Part)
      return true
    } catch {
      return false
    }
  }

  async function press() {
    if (Dialog) return setShown('open')
    setShown('coming')
    setShown((await fetchDialog()) ? 'open' : 'failed')
  }

  async function retry() {
    const isHere = await fetchDialog()
    if (isHere) setShown('open')
    // Only the page itself asks anew for what the browser remembers as failed.
    else if (navigator.onLine) location.reload()
    return { isError: !isHere }
  }

  return (
    <>
      <Button {...look} busy={shown === 'coming'} onClick={() => void press()}>
        {label}
      </Button>
      <Modal open={shown === 'failed'} onClose={close} title={label}>
        <ErrorPanel onRetry={retry}>
          {t('This could not be loaded. Please check your connection.')}
        </ErrorPanel>
      </Modal>
      {Dialog && <Dialog {...asked} open={shown === 'open'} onClose={close} />}
    </>
  )
}
