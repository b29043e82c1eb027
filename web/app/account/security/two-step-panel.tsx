import { t } from '@sojourn/contract/words/t'
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

  function leave() {
    ask(null)
    setCodes(null)
  }

  return (
    <div className={css.end}>
      {guards.two_step ? (
        <TurnedOn
          codesLeft={guards.recovery_codes_left}
          onRenew={() => ask('renew')}
          onStop={() => ask('stop')}
        />
      ) : (
        <TurnedOff busy={action.busy} onSetUp={start} />
      )}
      <Modal open={secret !== null} onClose={() => setSecret(null)} title={t('Set up two-step sign-in')}>
        {secret && <TwoStepSetup secret={secret} onConfirmed={show} />}
      </Modal>
      <Modal open={codes !== null} onClose={() => ask('leave')} title={t('Keep your recovery codes')}>
        {codes && <RecoveryCodes codes={codes} onKept={leave} />}
      </Modal>
      <ConfirmModal
        open={asked === 'leave'}
        title={t('Close without saving the codes?')}
        confirm={t('Close')}
        danger
        onConfirm={leave}
        onClose={() => ask(null)}
      >
        {t('We won’t show these codes again. Without them and without your phone you cannot sign in.')}
      </ConfirmModal>
      <RenewCodes open={asked === 'renew'} onClose={() => ask(null)} onRenewed={show} />
      <TurnOff open={asked === 'stop'} onClose={() => ask(null)} onStopped={refresh} />
    </div>
  )
}

interface TurnedOnProps {
  codesLeft: number
  onRenew: () => void
  onStop: () => void
}

const TurnedOn = ({ codesLeft, onRenew, onStop }: TurnedOnProps) => (
  <>
    <p className={css.note}>
      {codesWords(codesLeft)}
      {codesLeft < FEW_CODES && ` ${t('Please make new ones.')}`}
    </p>
    <Button variant="secondary" icon="refresh" onClick={onRenew}>
      {t('New recovery codes')}
    </Button>
    <Button variant="quiet" onClick={onStop}>
      {t('Turn off')}
    </Button>
  </>
)

const TurnedOff = ({ busy, onSetUp }: { busy: boolean; onSetUp: () => void }) => (
  <>
    <p className={css.note}>
      {t(
        'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis.',
      )}
    </p>
    <Button icon="shield" busy={busy} onClick={onSetUp}>
      {t('Set up')}
    </Button>
  </>
)

interface Question {
  open: boolean
  onClose: () => void
}

function RenewCodes({
  open,
  onClose,
  onRenewed,
}: Question & { onRenewed: (codes: readonly string[]) => void }) {
  const action = useAction()
  const renew = () =>
    action.run(async () =>
      onRenewed((await browserApi('POST /account/two-step/recovery-codes')).data.recovery_codes),
    )
  return (
    <ConfirmModal
      open={open}
      title={t('Make new recovery codes?')}
      confirm={t('Make new codes')}
      onConfirm={renew}
      onClose={onClose}
    >
      {t('Your current codes stop working immediately.')}
    </ConfirmModal>
  )
}

function TurnOff({ open, onClose, onStopped }: Question & { onStopped: () => Promise<unknown> }) {
  const action = useAction()
  async function stop() {
    const done = await action.run(() => browserApi('DELETE /account/two-step'))
    if (!done) return
    onClose()
    toast.success(t('Two-step sign-in is off'))
    await onStopped()
  }
  return (
    <ConfirmModal
      open={open}
      title={t('Turn off two-step sign-in?')}
      confirm={t('Turn off')}
      danger
      onConfirm={stop}
      onClose={onClose}
    >
      {t('You will sign in with only your password, and your recovery codes stop working.')}
    </ConfirmModal>
  )
}

const codesWords = (left: number) =>
  left === 0
    ? t('No recovery codes are left.')
    : t('{left, plural, one {One recovery code is left.} other {# recovery codes are left.}}', { left })
