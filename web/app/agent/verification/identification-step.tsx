import { identityFile } from '@sojourn/contract/calls/file'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Judged, Verification } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { PhotoUpload } from '../../layouts/account/photo-upload.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Link } from '../../ui/text/link.tsx'
import { locationGaps, reasonFor } from './asked.ts'
import { DocumentUpload } from './document-upload.tsx'
import { BirthFields, NumberFields, PaperFields } from './identity-fields.tsx'
import { KycPage } from './kyc-page.tsx'
import { StepForm } from './step-form.tsx'
import { useDraft } from './use-draft.ts'
import { useIdentification } from './use-identification.ts'
import { useReasons } from './use-reasons.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Identification'))

const IdentificationStep = () => (
  <KycPage step="identification">
    {(verification) => (
      <>
        <BeforeSending verification={verification} />
        <Identification verification={verification} />
      </>
    )}
  </KycPage>
)

function BeforeSending({ verification }: { verification: Verification }) {
  const { account } = useOwnAccount()
  const gaps = locationGaps(verification)
  const name = reasonFor(verification, 'name')
  const photo = reasonFor(verification, 'photo')
  return (
    <>
      {gaps.length > 0 && (
        <Banner tone="warning" action={<Link to={agentPaths.kycLocation()}>{t('Go to location')}</Link>}>
          {t('Your location is not complete yet. You can fill in this step and then send both.')}
        </Banner>
      )}
      {name && (
        <Banner tone="warning" action={<Link to={agentPaths.profile()}>{t('Change your name')}</Link>}>
          <b>{account.fullname}:</b> {name}
        </Banner>
      )}
      {photo && (
        <Banner tone="warning" action={<PhotoUpload label={t('Add a photo of yourself')} />}>
          <b>{t('Photo:')}</b> <bdi>{photo}</bdi>
        </Banner>
      )}
    </>
  )
}

function Identification({ verification }: { verification: Verification }) {
  const draft = useDraft()
  const reasons = useReasons(verification)
  const form = useIdentification(verification, draft)
  const fields = {
    asks: (field: Verification['asked_for'][number]) => verification.asked_for.includes(field),
    problemOf: (field: Judged) => reasons.at(field, form.errors),
  }
  return (
    <StepForm
      form={form}
      label={t('Identification')}
      send={t('Send for verification')}
      draft={draft}
      reasons={reasons}
    >
      <BirthFields {...fields} />
      <PaperFields {...fields} />
      <NumberFields {...fields} />
      {fields.asks('document') && (
        <DocumentUpload
          verification={verification}
          error={
            Object.keys(form.errors).length > 0 && !verification.document?.is_draft
              ? identityFile.messages.missing
              : reasons.at('document', {})
          }
          onChanged={() => reasons.settle('document')}
        />
      )}
    </StepForm>
  )
}

export default IdentificationStep
