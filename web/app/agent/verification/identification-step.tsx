import { identityFile } from '@sojourn/contract/calls/file'
import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Verification, VerificationCorrections } from '@sojourn/contract/supply/verification'
import { DOCUMENT_TYPES } from '@sojourn/contract/supply/verification-words'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { PhotoUpload } from '../../layouts/account/photo-upload.tsx'
import fields from '../../layouts/own/fields.module.css'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { countriesQuery } from '../../session/account-queries.ts'
import { GENDERS_IN_WORDS } from '../../session/genders.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextInput } from '../../ui/form/text-input.tsx'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { CountrySelect } from '../../ui/place/country-select.tsx'
import { Link } from '../../ui/text/link.tsx'
import { defaultsOf, locationAnswers, locationGaps, reasonFor } from './asked.ts'
import { DocumentUpload } from './document-upload.tsx'
import { KycPage } from './kyc-page.tsx'
import { StepForm } from './step-form.tsx'
import { useDraft } from './use-draft.ts'
import { useReasons } from './use-reasons.ts'
import { verificationQuery } from './verification-queries.ts'

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

const documentTypes = Object.entries(DOCUMENT_TYPES).map(([value, label]) => ({ value, label }))

const EARLIEST = '1900-01-01'

function Identification({ verification }: { verification: Verification }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const draft = useDraft()
  const reasons = useReasons(verification)
  const { account, refresh } = useOwnAccount()
  const asks = (field: Verification['asked_for'][number]) => verification.asked_for.includes(field)
  const isFirst = verification.label.slug === 'unverified'
  const today = new Date().toISOString().slice(0, 10)

  const form = useForm<VerificationCorrections>({
    schema: () =>
      import('@sojourn/contract/supply/verification').then(({ Identification, VerificationCorrections }) =>
        isFirst ? Identification : VerificationCorrections,
      ),
    defaults: {
      ...(account.dob && { dob: account.dob }),
      ...(account.gender && { gender: account.gender }),
      ...defaultsOf(verification),
    },
    read: readFilled,
    fallback: t('Your verification could not be sent. Please try again.'),
    submit: async (identity) => {
      // Kept also where the server then refuses it.
      await draft.keep(form.ref.current)
      const body = { ...locationAnswers(verification), ...identity } as VerificationCorrections
      const { data } = isFirst
        ? await browserApi('POST /account/consultant/verification', { body: body as never })
        : await browserApi('PUT /account/consultant/verification', { body })
      await queries.cancelQueries({ queryKey: verificationQuery.queryKey, exact: true })
      queries.setQueryData(verificationQuery.queryKey, data)
      void refresh()
      toast.success(t('Your verification was sent to our team'))
      await navigate(agentPaths.verification())
    },
    onFailure: (error) => {
      const elsewhere = error instanceof ApiError && error.fields.find(({ field }) => field in locationWords)
      if (elsewhere) toast.error(t('Location: {problem}', { problem: elsewhere.message }))
    },
  })

  return (
    <StepForm
      form={form}
      label={t('Identification')}
      send={t('Send for verification')}
      draft={draft}
      reasons={reasons}
    >
      {(asks('dob') || asks('gender')) && (
        <div className={fields.pair}>
          {asks('dob') && (
            <DateInput
              label={t('Date of birth')}
              name="dob"
              required
              autoComplete="bday"
              min={EARLIEST}
              max={today}
              error={reasons.at('dob', form.errors)}
            />
          )}
          {asks('gender') && (
            <Select
              label={t('Gender')}
              name="gender"
              required
              autoComplete="sex"
              placeholder={t('Select a gender')}
              choices={GENDERS_IN_WORDS}
              error={reasons.at('gender', form.errors)}
            />
          )}
        </div>
      )}
      {(asks('document_type') || asks('document_country')) && (
        <div className={fields.pair}>
          {asks('document_type') && (
            <Select
              label={t('Identification type')}
              name="document_type"
              required
              placeholder={t('Select a document')}
              choices={documentTypes}
              error={reasons.at('document_type', form.errors)}
            />
          )}
          {asks('document_country') && (
            <CountrySelect
              label={t('Issuing country')}
              name="document_country"
              required
              countries={() => queries.ensureQueryData(countriesQuery)}
              error={reasons.at('document_country', form.errors)}
            />
          )}
        </div>
      )}
      {(asks('document_id') || asks('document_expires_on')) && (
        <div className={fields.pair}>
          {asks('document_id') && (
            <TextInput
              label={t('ID number')}
              name="document_id"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              help={t('Exactly as on the document.')}
              error={reasons.at('document_id', form.errors)}
            />
          )}
          {asks('document_expires_on') && (
            <DateInput
              label={t('Expiry date')}
              name="document_expires_on"
              required
              min={today}
              error={reasons.at('document_expires_on', form.errors)}
            />
          )}
        </div>
      )}
      {asks('document') && (
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

const locationWords = { country: 1, state: 1, city: 1, altCity: 1, postal_code: 1, address: 1 }

export default IdentificationStep
