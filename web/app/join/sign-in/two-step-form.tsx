import { t } from '@sojourn/contract/words/t'
import { useRef } from 'react'
import { finishSignIn } from '../../session/finish-sign-in.ts'
import type { SignedIn } from '../../session/sign-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form, SubmitButton } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { CodeInput } from '../../ui/secret/code-input.tsx'
import css from '../parts/auth-parts.module.css'
import type { LoginStep } from './login-step.ts'

interface Props {
  step: Extract<LoginStep, { at: 'code' }>
  onOutcome: (outcome: SignedIn) => unknown
  onRefused: (error: unknown) => void
  onOtherCode: () => void
  onAgain: () => void
}

/** The second step of a login: the authenticator's code, or a recovery code in its place. */
export default function TwoStepForm({ step, onOutcome, onRefused, onOtherCode, onAgain }: Props) {
  // A whole code sends itself: until the page goes on, its button may be pressed as well.
  const taken = useRef('')
  const form = useForm({
    schema: () => import('@sojourn/contract/people/auth').then(({ TwoStepCode }) => TwoStepCode),
    read: readFilled,
    submit: async ({ code }) => {
      if (code === taken.current) return
      const outcome = await finishSignIn(step.id, code)
      taken.current = code
      await onOutcome(outcome)
    },
    onFailure: onRefused,
  })
  const isRecovery = step.code === 'recovery'

  return (
    <Form form={form} label={t('Second step')}>
      {isRecovery ? (
        <TextInput
          key="recovery"
          label={t('Recovery code')}
          name="code"
          required
          autoFocus
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          help={t('Enter one of the codes you saved when you turned on two-step sign-in. Each works once.')}
        />
      ) : (
        <CodeInput
          key="authenticator"
          label={t('Authenticator code')}
          name="code"
          length={6}
          required
          autoFocus
          help={t('Enter the 6-digit code from your app.')}
        />
      )}
      <SubmitButton size="l">{t('Verify')}</SubmitButton>
      <div className={css.row}>
        <Button variant="quiet" size="s" onClick={onOtherCode}>
          {isRecovery ? t('Use your authenticator') : t('Use a recovery code')}
        </Button>
        <Button variant="quiet" size="s" onClick={onAgain}>
          {t('Start again')}
        </Button>
      </div>
    </Form>
  )
}
