import type { CaptchaAction } from '@sojourn/contract/calls/captcha'
import { useReducer } from 'react'
import { CaptchaField } from '../../ui/secret/captcha-field.tsx'
import { captchaGate, isClosed, openGate } from './captcha-gate.ts'

/** A captcha before a form's button: its field, whether the button waits for it, and whom to tell of a failure. */
export function useCaptcha(action: CaptchaAction, wantedAfter: 'any_failure' | 'request' = 'request') {
  const [gate, tell] = useReducer(captchaGate(wantedAfter), openGate)
  return {
    isClosed: isClosed(gate),
    failed: (error: unknown) => tell({ type: 'failed', error }),
    field: gate.shown > 0 && (
      <CaptchaField
        key={gate.shown}
        action={gate.harder ? 'sign_in_hard' : action}
        onSolved={(answer) => tell({ type: 'solved', answer })}
      />
    ),
  }
}
