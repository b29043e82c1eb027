import type { OUTSIDE_PROBLEMS } from '@sojourn/contract/people/outside'
import { useEffect, useState } from 'react'
import { pending } from '../../fast-pages/pending.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './auth-parts.module.css'

type Problems = typeof OUTSIDE_PROBLEMS

/** Why somebody came back from a provider without being signed in. */
export default function OutsideProblem({ code }: { code: string }) {
  const [sentence, setSentence] = useState('')

  // The sentences come with the contract's rules, which nobody needs who comes without a problem.
  useEffect(() => {
    pending(import('@sojourn/contract/people/outside')).then(
      ({ OUTSIDE_PROBLEMS: all }) => Object.hasOwn(all, code) && setSentence(all[code as keyof Problems]),
      () => {},
    )
  }, [code])

  return (
    <div role="alert">
      {sentence && (
        <p className={css.problem}>
          <Icon name="error" />
          {sentence}
        </p>
      )}
    </div>
  )
}
