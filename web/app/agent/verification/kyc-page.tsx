import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Verification } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PhotoUpload } from '../../layouts/account/photo-upload.tsx'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Card } from '../../ui/text/card.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { asksOnlyProfile, reasonFor } from './asked.ts'
import css from './kyc.module.css'
import { type KycStep, KycSteps } from './kyc-steps.tsx'
import { sentenceFor } from './label-sentence.ts'
import look from './verification-page.module.css'
import { verificationQuery } from './verification-queries.ts'

interface Props {
  step: KycStep
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
            trail={[{ label: t('Verification'), to: agentPaths.verification() }]}
            here={step === 'location' ? t('Location') : t('Identification')}
          />
        }
        intro={t(
          'Two short steps. Your answers are saved as you type, encrypted. Only you and our team can read them.',
        )}
      >
        {t('Verify who you are')}
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
  if (asksOnlyProfile(verification)) return <ProfileFirst verification={verification} />
  return (
    <>
      <KycSteps here={step} verification={verification} />
      {children(verification)}
    </>
  )
}

const Closed = ({ verification }: { verification: Verification }) => (
  <Card className={css.closed}>
    <p>{sentenceFor(verification)}</p>
    <LinkButton to={agentPaths.verification()}>{t('See status')}</LinkButton>
  </Card>
)

/** A name is changed where it stands, and a photo at once. */
function ProfileFirst({ verification }: { verification: Verification }) {
  const name = reasonFor(verification, 'name')
  const photo = reasonFor(verification, 'photo')
  return (
    <>
      {name && (
        <Card className={css.closed}>
          <p>{t('We only need your name again. Change it in your profile, then send your verification.')}</p>
          <blockquote className={look.reason} dir="auto">
            {name}
          </blockquote>
          <LinkButton to={agentPaths.profile()}>{t('Change your name')}</LinkButton>
        </Card>
      )}
      {photo && (
        <Card className={css.closed}>
          <p>{t('We need another photo of you. Add it here, then send your verification.')}</p>
          <blockquote className={look.reason} dir="auto">
            {photo}
          </blockquote>
          <PhotoUpload label={t('Add a photo of yourself')} />
        </Card>
      )}
    </>
  )
}
