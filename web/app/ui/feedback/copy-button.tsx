import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonLook } from '../button/button-face.tsx'
import { toast } from './toast-store.ts'

interface Props extends Pick<ButtonLook, 'variant' | 'size'> {
  text: string
  /** `Copy code`. */
  children?: string
}

const SHOWN_MS = 2000

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children = t('Copy'), variant = 'secondary', size = 's' }: Props) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), SHOWN_MS)
    } catch {
      toast.error(t('Your browser did not let us copy. Please copy by hand.'))
    }
  }

  return (
    <Button variant={variant} size={size} icon={copied ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{copied ? t('Copied') : children}</span>
    </Button>
  )
}
