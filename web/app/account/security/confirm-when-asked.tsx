import { useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useConfirmationAsked } from '../../session/confirm-first.ts'

const ConfirmItIsYou = lazyPart(() =>
  import('./confirm-it-is-you.tsx').then((part) => ({ default: part.ConfirmItIsYou })),
)

/** Few pages ask for it: it comes with the first question, and stays. */
export function ConfirmWhenAsked() {
  const isAsked = useConfirmationAsked()
  const [wasAsked, setAsked] = useState(false)
  if (isAsked && !wasAsked) setAsked(true)
  return (
    wasAsked && (
      <Waits>
        <ConfirmItIsYou />
      </Waits>
    )
  )
}
