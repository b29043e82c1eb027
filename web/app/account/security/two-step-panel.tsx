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

  const renew = () =>
    action.run(async () =>
      show((await browserApi('POST /account/two-step/recovery-codes')).data.recovery_codes),
    )

  async function stop() {
    const done = await action.run(() => browserApi('DELETE /account/two-step'))
    if (!done) return
    ask(null)
    toast.success(t('Two-step sign-in is off'))
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
            {guards.recovery_codes_left < FEW_CODES && ` ${t('Please make new ones.')}`}
          </p>
          <Button variant="secondary" icon="refresh" onClick={() => ask('renew')}>
            {t('New recovery codes')}
          </Button>
          <Button variant="quiet" onClick={() => ask('stop')}>
            {t('Turn off')}
          </Button>
        </>
      ) : (
        <>
          <p className={css.note}>
            {t(
              'You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis.',
            )}
          </p>
          <Button icon="shield" busy={action.busy} onClick={start}>
            {t('Set up')}
          </Button>
        </>
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
      <ConfirmModal
        open={asked === 'renew'}
        title={t('Make new recovery codes?')}
        confirm={t('Make new codes')}
        onConfirm={renew}
        onClose={() => ask(null)}
      >
        {t('Your current codes stop working immediately.')}
      </ConfirmModal>
      <ConfirmModal
        open={asked === 'stop'}
        title={t('Turn off two-step sign-in?')}
        confirm={t('Turn off')}
        danger
        onConfirm={stop}
        onClose={() => ask(null)}
      >
        {t('You will sign in with only your password, and your recovery codes stop working.')}
      </ConfirmModal>
    </div>
  )
}

const codesLeft = (left: number) =>
  left === 0
    ? t('No recovery codes are left.')
    : t('{left, plural, one {One recovery code is left.} other {# recovery codes are left.}}', { left })
