import type { CodeAct } from '@sojourn/contract/wallet-words'
import { useState } from 'react'
import { useAction } from '../../account/use-action.ts'
import { browserApi } from '../../api/browser.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import css from './wallet-page.module.css'

/** The code of a mail that lets somebody do one thing; asked for here, and typed here. */
export function CodeField({ act }: { act: CodeAct }) {
  const [isSent, sent] = useState(false)
  const action = useAction()
  const send = () =>
    action.run(async () => {
      await browserApi('POST /otp', { body: { act } })
      sent(true)
      toast.success('We sent you a code by email')
    })
  return (
    <div className={css.code}>
      <CodeInput
        label="Code from your email"
        name="otp"
        required
        help={
          isSent
            ? 'Enter the 5-digit code. It expires in 10 minutes.'
            : 'We email you a 5-digit code, so that nobody else can do this.'
        }
      />
      <Button variant="secondary" size="s" icon="mail" busy={action.busy} onClick={send}>
        {isSent ? 'Send another code' : 'Send code'}
      </Button>
    </div>
  )
}
