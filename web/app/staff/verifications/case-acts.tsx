import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import css from './case-page.module.css'
import { caseQuery } from './verification-queries.ts'

interface Props {
  of: VerificationCase
}

export function CaseActs({ of }: Props) {
  if (of.is_own) return <p className={css.none}>This is your own verification. Please ask a colleague.</p>
  if (of.may.includes('revoke')) return <RevokeAct of={of} />
  if (of.may.includes('grant')) return <GrantAct of={of} />
  return <p className={css.none}>Nothing to do. Waiting for the agent.</p>
}

function RevokeAct({ of }: Props) {
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const keep = useKeepCase()
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        Revoke verification
      </Button>
      <Modal open={asks} onClose={close} title={`Revoke the verification of ${of.fullname}?`}>
        {asks && (
          <Revoke
            id={of.uuid}
            onClose={close}
            onDone={(now) => {
              close()
              return keep(now, `${of.fullname} is no longer verified`)
            }}
          />
        )}
      </Modal>
    </>
  )
}

function GrantAct({ of }: Props) {
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const keep = useKeepCase()
  const action = useAction()
  const grant = () =>
    action.run(async () => {
      const { data } = await browserApi('POST /staff/verifications/{id}/tries', { params: { id: of.uuid } })
      close()
      await keep(data, `${of.fullname} can submit again`)
    })
  return (
    <>
      <Button variant="secondary" icon="refresh" onClick={() => setAsks(true)}>
        Allow another attempt
      </Button>
      <ConfirmModal
        open={asks}
        title={`Allow ${of.fullname} another attempt?`}
        confirm="Allow"
        onConfirm={grant}
        onClose={close}
      >
        {of.reasons.length > 0
          ? 'We email them, and they can resubmit what failed.'
          : 'We email them, and they have to send everything again.'}
      </ConfirmModal>
    </>
  )
}

/** The page shows the case as it is now, a toast says what was done, and all lists of staff are asked anew. */
function useKeepCase() {
  const queries = useQueryClient()
  return async (now: VerificationCase, sentence: string) => {
    queries.setQueryData(caseQuery(now.uuid).queryKey, now)
    toast.success(sentence)
    await queries.invalidateQueries(under('/staff'))
  }
}

interface RevokeProps {
  id: string
  onClose: () => void
  onDone: (now: VerificationCase) => Promise<void>
}

function Revoke({ id, onClose, onDone }: RevokeProps) {
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/desk/staff-queue').then(({ revokeVerification }) => revokeVerification.body),
    submit: async (body) =>
      onDone((await browserApi('POST /staff/verifications/{id}/revocation', { params: { id }, body })).data),
  })
  return (
    <Form form={form} label="Revoke">
      <p>Their services are hidden immediately. Only staff can let them submit again.</p>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={REASON_LENGTH}
        help="The agent sees this text on the site and by email."
      />
      <div className={css.acts}>
        <SubmitButton variant="danger">Revoke verification</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
