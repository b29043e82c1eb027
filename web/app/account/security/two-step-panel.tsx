import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { securityQuery } from '../../session/account-queries.ts'
import type { Guards } from '../../session/guards.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type NewSecret, TwoStepSetup } from './two-step-setup.tsx'

const FEW_CODES = 3

/** Turned on by a first code, kept safe by recovery codes that are shown once. */
export function TwoStepPanel({ guards }: { guards: Guards }) {
  const queries = useQueryClient()
  const action = useAction()
  const [secret, setSecret] = useState<NewSecret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asked, ask] = useState<'renew' | 'stop' | 'leave' | null>(null)
  const refresh = () => queries.invalidateQueries(securityQuery)

  const start = () =>
    action.run(async () => {
      const { data } = await browserApi('POST /account/two-step')
      setSecret(data)
    })

  function show(fresh: readonly string[]) {
    setSecret(null)
    ask(null)
    setCodes(fresh)
    void refresh()
  }

  const renew = () =>
    action.run(async () =>
      show((await browserApi('POST /account/two-step/recovery-codes')).data.recovery_codes),
    )

  async function stop() {
    const done = await action.run(() => browserApi('DELETE /account/two-step'))
    if (!done) return
    ask(null)
    toast.success('Two-step sign-in is off')
    await refresh()
  }

  function leave() {
    ask(null)
    setCodes(null)
  }

  return (
    <div className={css.end}>
      {guards.two_step ? (
        <>
          <p className={css.note}>
            {codesLeft(guards.recovery_codes_left)}
            {guards.recovery_codes_left < FEW_CODES && ' Please make new ones.'}
          </p>
          <Button variant="secondary" icon="refresh" onClick={() => ask('renew')}>
            New recovery codes
          </Button>
          <Button variant="quiet" onClick={() => ask('stop')}>
            Turn off
          </Button>
        </>
      ) : (
        <>
          <p className={css.note}>
            You need an authenticator app on your phone, such as Google Authenticator, Microsoft
            Authenticator, 1Password or Aegis.
          </p>
          <Button icon="shield" busy={action.busy} onClick={start}>
            Set up
          </Button>
        </>
      )}
      <Modal open={secret !== null} onClose={() => setSecret(null)} title="Set up two-step sign-in">
        {secret && <TwoStepSetup secret={secret} onConfirmed={show} />}
      </Modal>
      <Modal open={codes !== null} onClose={() => ask('leave')} title="Keep your recovery codes">
        {codes && <RecoveryCodes codes={codes} onKept={leave} />}
      </Modal>
      <ConfirmModal
        open={asked === 'leave'}
        title="Close without saving the codes?"
        confirm="Close"
        danger
        onConfirm={leave}
        onClose={() => ask(null)}
      >
        We won’t show these codes again. Without them and without your phone you cannot sign in.
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'renew'}
        title="Make new recovery codes?"
        confirm="Make new codes"
        onConfirm={renew}
        onClose={() => ask(null)}
      >
        Your current codes stop working immediately.
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'stop'}
        title="Turn off two-step sign-in?"
        confirm="Turn off"
        danger
        onConfirm={stop}
        onClose={() => ask(null)}
      >
        You will sign in with only your password, and your recovery codes stop working.
      </ConfirmModal>
    </div>
  )
}

const codesLeft = (left: number) =>
  left === 1 ? 'One recovery code is left.' : `${left || 'No'} recovery codes are left.`
