import { t } from '@sojourn/contract/words/t'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonLook } from '../button/button-face.tsx'
import { copyText } from './copy-text.ts'

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
    if (!(await copyText(text))) return
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
  }

  return (
    <Button variant={variant} size={size} icon={copied ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{copied ? t('Copied') : children}</span>
    </Button>
  )
}
