import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Row, Stack } from '../../ui/text/layout.tsx'

const LEAST = 10

interface Props {
  open: boolean
  title: string
  act: string
  /** Answers whether it was done. */
  onReason: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the words that the agent will read. */
export function ReasonModal({ open, title, act, onReason, onClose }: Props) {
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason.length < LEAST) return setProblem('please give a reason of at least 10 characters')
    setProblem(undefined)
    setBusy(true)
    if (await onReason(reason)) onClose()
    setBusy(false)
  }

  return (
    <Modal open={open} onClose={onClose} title={title}>
      <form onSubmit={send} noValidate>
        <Stack gap={4}>
          <Textarea
            label="Reason"
            name="reason"
            required
            maxLength={REASON_LENGTH}
            error={problem}
            help="The agent sees this text on the site and by email."
          />
          <Row gap={3}>
            <Button type="submit" variant="danger" busy={busy}>
              {act}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  )
}
