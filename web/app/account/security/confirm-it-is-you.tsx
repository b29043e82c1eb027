import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { securityQuery } from '../../session/account-queries.ts'
import { settleConfirmation, useConfirmationAsked } from '../../session/confirm-first.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import type { Schema } from '../../ui/form/form-errors.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { PasswordInput } from '../../ui/secret/password-input.tsx'
import css from './confirm-it-is-you.module.css'

/** Stands once around the pages that call `confirmFirst`. */
export function ConfirmItIsYou() {
  const isAsked = useConfirmationAsked()
  return (
    <Modal open={isAsked} onClose={() => settleConfirmation(false)} title={t('Confirm it’s you')}>
      {isAsked && <Ways />}
    </Modal>
  )
}

type Way = 'password' | 'code'

/** The password, or a code of the authenticator where there is one. */
function Ways() {
  const { data: guards } = useQuery(securityQuery)
  const [chosen, choose] = useState<Way>()
  if (guards && !guards.has_password && !guards.two_step) return <SignInAgain />
  const way = chosen ?? (guards?.has_password === false ? 'code' : 'password')
  const other = way === 'password' ? 'code' : 'password'
  return (
    <Proof key={way} way={way}>
      {guards?.two_step && guards.has_password && (
        <Button variant="quiet" className={css.other} onClick={() => choose(other)}>
          {other === 'code' ? t('Use a code instead') : t('Use my password instead')}
        </Button>
      )}
    </Proof>
  )
}

const missing = { password: 'please input your password', code: 'please enter your code' }

function Proof({ way, children }: { way: Way; children: ReactNode }) {
  const form = useForm({
    schema: async () => given(way),
    read: readFilled,
    submit: async (body) => {
      await browserApi('POST /account/confirmation', { body })
      settleConfirmation(true)
    },
  })
  return (
    <Form form={form} label={t('Confirm it’s you')}>
      <p className={css.why}>{t('For your security, please confirm again. This lasts 10 minutes.')}</p>
      {way === 'password' ? (
        <PasswordInput
          label={t('Password')}
          name="password"
          required
          autoComplete="current-password"
          autoFocus
        />
      ) : (
        <TextInput
          label={t('Code')}
          name="code"
          required
          autoComplete="one-time-code"
          maxLength={20}
          autoFocus
          help={t('Enter the 6-digit code from your authenticator app, or a recovery code.')}
        />
      )}
      <div className={css.ways}>
        {children}
        <SubmitButton>{t('Confirm')}</SubmitButton>
      </div>
    </Form>
  )
}

/** Either is optional in the call; here the one that is asked for is not. */
const given = (way: Way): Schema<Partial<Record<Way, string>>> => ({
  safeParse(input) {
    const values = input as Partial<Record<Way, string>>
    if (values[way]?.trim()) return { success: true, data: values }
    return { success: false, error: { issues: [{ path: [way], message: missing[way] }] } }
  },
})

const SignInAgain = () => (
  <p>
    {t(
      'Your account has no password or authenticator app. Log out, sign in as you usually do, and try again.',
    )}
  </p>
)
