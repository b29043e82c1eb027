import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { paths } from '@sojourn/contract/paths/paths'
import type { Mode } from '@sojourn/contract/people/auth'
import { t } from '@sojourn/contract/words/t'
import { LinkButton } from '../../ui/button/link-button.tsx'
import css from '../parts/auth-parts.module.css'
import type { PendingSignup } from '../parts/pending.ts'
import { nextSteps } from './next-steps.ts'

interface Props {
  mode: Mode
  signup: PendingSignup | null
  isSignedIn: boolean
}

/** The page says that a goal comes next, and so does the way to it. */
const wordsTo = (target: string) =>
  target.startsWith(clientPaths.createGoal()) ? t('Create a goal') : t('Continue where you were')

/** A new account leads to where one wanted to be, else to the first step. */
export function WaysOn({ mode, signup, isSignedIn }: Props) {
  const { next, start, other } = nextSteps[mode]
  const target = signup?.returnTo ?? null
  return (
    <div className={css.ways}>
      {isSignedIn ? (
        <>
          <LinkButton to={target ?? start} size="l">
            {target ? wordsTo(target) : next}
          </LinkButton>
          <LinkButton to={target ? start : other.to} size="l" variant="secondary">
            {target ? next : other.name}
          </LinkButton>
        </>
      ) : (
        <LinkButton
          to={paths.login({ return_to: target ?? undefined })}
          state={{ email: signup?.email }}
          size="l"
        >
          {t('Sign in')}
        </LinkButton>
      )}
    </div>
  )
}
