import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Verification } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { Icon } from '../../ui/text/icon.tsx'
import { Link } from '../../ui/text/link.tsx'
import { locationGaps } from './asked.ts'
import css from './kyc.module.css'

export type KycStep = 'location' | 'identification'

const places = [
  { step: 'location', name: t('Location'), about: t('Your address'), to: agentPaths.kycLocation() },
  {
    step: 'identification',
    name: t('Identification'),
    about: t('Your details and document'),
    to: agentPaths.kycIdentification(),
  },
] as const

/** The two steps, the one where one is, and whether the first is done. */
export function KycSteps({ here, verification }: { here: KycStep; verification: Verification }) {
  const isLocationDone = locationGaps(verification).length === 0
  return (
    <nav aria-label={t('Steps of your verification')}>
      <p className={css.count}>{t('Step {step} of {all}', { step: here === 'location' ? 1 : 2, all: 2 })}</p>
      <ol className={css.steps}>
        {places.map(({ step, name, about, to }, index) => {
          const isDone = step === 'location' && isLocationDone
          return (
            <li key={step} className={css.step} data-done={isDone || undefined}>
              <Link to={to} {...(step === here && { 'aria-current': 'step' as const })}>
                <span className={css.mark} aria-hidden="true">
                  {isDone ? <Icon name="check" size="s" /> : index + 1}
                </span>
                <span>
                  <b>{name}</b>
                  {isDone && <span data-hidden> {t('(done)')}</span>}
                  <span className={css.about}>{about}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
