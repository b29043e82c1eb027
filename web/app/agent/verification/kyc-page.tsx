import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Verification } from '@sojourn/contract/supply/verification'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Card } from '../../ui/text/card.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { Link } from '../../ui/text/link.tsx'
import { asksOnlyNewName, locationGaps, reasonFor } from './asked.ts'
import css from './kyc.module.css'
import { sentenceFor } from './label-words.ts'
import look from './verification-page.module.css'
import { verificationQuery } from './verification-queries.ts'

type Step = 'location' | 'identification'

interface Props {
  step: Step
  children: (verification: Verification) => ReactNode
}

/** The two steps of showing who one is: where one stands, and the step itself. */
export function KycPage({ step, children }: Props) {
  const verification = useQuery(verificationQuery)
  return (
    <>
      <PageTitle
        above={
          <Breadcrumbs
            trail={[{ label: 'Verification', to: agentPaths.verification() }]}
            here={step === 'location' ? 'Location' : 'Identification'}
          />
        }
        intro="Two short steps. Your answers are saved as you type, encrypted. Only you and our team can read them."
      >
        Verify who you are
      </PageTitle>
      <Loaded query={verification}>
        {(known) => (
          <div className={css.whole}>
            <Open step={step} verification={known}>
              {children}
            </Open>
          </div>
        )}
      </Loaded>
    </>
  )
}

function Open({ step, verification, children }: Props & { verification: Verification }) {
  if (!verification.may.includes('send')) return <Closed verification={verification} />
  if (asksOnlyNewName(verification)) return <NameFirst verification={verification} />
  return (
    <>
      <Steps here={step} verification={verification} />
      {children(verification)}
    </>
  )
}

const places = [
  { step: 'location', name: 'Location', about: 'Your address', to: agentPaths.kycLocation() },
  {
    step: 'identification',
    name: 'Identification',
    about: 'Your details and document',
    to: agentPaths.kycIdentification(),
  },
] as const

function Steps({ here, verification }: { here: Step; verification: Verification }) {
  const isLocationDone = locationGaps(verification).length === 0
  return (
    <nav aria-label="Steps of your verification">
      <p className={css.count}>Step {here === 'location' ? 1 : 2} of 2</p>
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
                  {isDone && <span data-hidden> (done)</span>}
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

const Closed = ({ verification }: { verification: Verification }) => (
  <Card className={css.closed}>
    <p>{sentenceFor(verification)}</p>
    <LinkButton to={agentPaths.verification()}>See status</LinkButton>
  </Card>
)

/** A name is changed where it stands. */
const NameFirst = ({ verification }: { verification: Verification }) => (
  <Card className={css.closed}>
    <p>We only need your name again. Change it in your profile, then send your verification.</p>
    <blockquote className={look.reason}>{reasonFor(verification, 'name')}</blockquote>
    <LinkButton to={agentPaths.profile()}>Change your name</LinkButton>
  </Card>
)
