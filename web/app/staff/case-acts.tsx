import type { VerificationCase } from '@sojourn/contract/staff-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../account/use-action.ts'
import { browserApi } from '../api/browser.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmModal } from '../ui/confirm-modal.tsx'
import { Form, SubmitButton } from '../ui/form.tsx'
import { Modal } from '../ui/modal.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast-store.ts'
import { useForm } from '../ui/use-form.ts'
import css from './case-page.module.css'
import { caseQuery } from './verification-queries.ts'

const LONGEST_REASON = 1000

/** What may be done with a case that is decided. */
export function CaseActs({ of }: { of: VerificationCase }) {
  const queries = useQueryClient()
  const [asked, ask] = useState<'revoke' | 'grant' | null>(null)
  const action = useAction()

  async function done(now: VerificationCase, sentence: string) {
    ask(null)
    queries.setQueryData(caseQuery(of.uuid).queryKey, now)
    toast.success(sentence)
    await queries.invalidateQueries({ queryKey: ['staff'] })
  }

  const grant = () =>
    action.run(async () => {
      const { data } = await browserApi('POST /staff/verifications/{id}/tries', { params: { id: of.uuid } })
      await done(data, `${of.fullname} can send it again`)
    })

  if (of.label.slug === 'verified')
    return (
      <>
        <Button variant="danger" onClick={() => ask('revoke')}>
          Take the verification back
        </Button>
        <Modal
          open={asked === 'revoke'}
          onClose={() => ask(null)}
          title={`Take back the verification of ${of.fullname}?`}
        >
          {asked === 'revoke' && (
            <Revoke
              id={of.uuid}
              onClose={() => ask(null)}
              onDone={(now) => done(now, `${of.fullname} is no longer verified`)}
            />
          )}
        </Modal>
      </>
    )
  if (of.label.slug === 'failed' && of.tries_left === 0)
    return (
      <>
        <Button variant="secondary" icon="refresh" onClick={() => ask('grant')}>
          Give another try
        </Button>
        <ConfirmModal
          open={asked === 'grant'}
          title={`Give ${of.fullname} another try?`}
          confirm="Give it"
          onConfirm={grant}
          onClose={() => ask(null)}
        >
          They are told by mail, and can send again what failed.
        </ConfirmModal>
      </>
    )
  return <p className={css.none}>Nothing for now: it is the agent’s turn.</p>
}

interface RevokeProps {
  id: string
  onClose: () => void
  onDone: (now: VerificationCase) => Promise<void>
}

function Revoke({ id, onClose, onDone }: RevokeProps) {
  const form = useForm({
    schema: () =>
      import('@sojourn/contract/staff-queue').then(({ revokeVerification }) => revokeVerification.body),
    submit: async (body) =>
      onDone((await browserApi('POST /staff/verifications/{id}/revocation', { params: { id }, body })).data),
  })
  return (
    <Form form={form} label="Take back">
      <p>Their services are hidden at once, and only we can open the way again.</p>
      <Textarea
        label="Reason"
        name="reason"
        required
        maxLength={LONGEST_REASON}
        help="The agent reads these very words, on the site and by mail."
      />
      <div className={css.acts}>
        <SubmitButton variant="danger">Take it back</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
