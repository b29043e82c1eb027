import type { CodeAct } from '@sojourn/contract/money/wallet-words'
import { t } from '@sojourn/contract/words/t'
import { useRef, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { CodeInput } from '../../ui/secret/code-input.tsx'
import css from './wallet-page.module.css'

/** The code of a mail that lets somebody do one thing; asked for here, and typed here. */
export function CodeField({ act }: { act: CodeAct }) {
  const [isSent, sent] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const action = useAction()
  const send = () =>
    action.run(async () => {
      await browserApi('POST /otp', { body: { act } })
      sent(true)
      box.current?.querySelector('input')?.focus()
      toast.success(t('We sent you a code by email'))
    })
  return (
    <div ref={box} className={css.code}>
      <CodeInput
        label={t('Code from your email')}
        name="otp"
        required
        waits
        help={
          isSent
            ? t('Enter the 5-digit code. It expires in 10 minutes.')
            : t('We email you a 5-digit code, so that nobody else can do this.')
        }
      />
      <Button variant="secondary" size="s" icon="mail" busy={action.busy} onClick={send}>
        {isSent ? t('Send another code') : t('Send code')}
      </Button>
    </div>
  )
}
