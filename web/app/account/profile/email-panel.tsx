import { EMAIL_LENGTH } from '@sojourn/contract/calls/limits'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import css from '../../layouts/own/fields.module.css'
import { securityQuery } from '../../session/account-queries.ts'
import type { Guards } from '../../session/guards.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Pill } from '../../ui/mark/pill.tsx'
import { PasswordInput } from '../../ui/secret/password-input.tsx'
import { rich } from '../../words/rich.tsx'
import email from './email-panel.module.css'

/** The email one signs in with, another one on its way, and the form for it. */
export function EmailPanel({ guards }: { guards: Guards }) {
  const { account } = useOwnAccount()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={email.whole}>
      <div className={email.now}>
        <span className={email.address}>{account.email.address}</span>
        {account.email.verified ? (
          <Pill tone="success" icon="check">
            {t('Verified')}
          </Pill>
        ) : (
          <Pill tone="warning" icon="warning">
            {t('Not verified')}
          </Pill>
        )}
      </div>
      {guards.pending_email && (
        <Banner>
          {account.email.verified
            ? rich(
                'Waiting for {email}. Open the links we sent to both addresses within 24 hours. Until then, sign in with your current email.',
                { email: <b>{guards.pending_email}</b> },
              )
            : rich(
                'Waiting for {email}. Open the link we sent there within 24 hours. Until then, sign in with your current email.',
                { email: <b>{guards.pending_email}</b> },
              )}
        </Banner>
      )}
      {isOpen ? (
        <EmailForm onDone={() => setOpen(false)} />
      ) : guards.has_password ? (
        <div className={css.end}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {guards.pending_email ? t('Choose another email') : t('Change email')}
          </Button>
        </div>
      ) : (
        <p className={css.note}>{t('To change it, set a password first.')}</p>
      )}
    </div>
  )
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const { account } = useOwnAccount()
  const form = useForm({
    schema: () => import('@sojourn/contract/people/security').then(({ ChangeEmail }) => ChangeEmail),
    submit: async (body) => {
      await browserApi('POST /account/email', { body })
      toast.success(
        account.email.verified
          ? t('We sent a link to both addresses')
          : t('We sent a link to your new address'),
      )
      await queries.invalidateQueries(securityQuery)
      onDone()
    },
  })
  const address = {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: EMAIL_LENGTH,
  } as const
  return (
    <Form form={form} label={t('Change email')}>
      <TextInput label={t('New email')} name="email" required {...address} />
      <TextInput label={t('Confirm new email')} name="confirmEmail" required {...address} />
      <PasswordInput label={t('Your password')} name="password" required autoComplete="current-password" />
      <div className={css.end}>
        <SubmitButton>{t('Send confirmation links')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  )
}
