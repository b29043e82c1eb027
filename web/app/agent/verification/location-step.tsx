import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Verification, VerificationCorrections } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import fields from '../../layouts/own/fields.module.css'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { addressDefaults, readAddress } from '../../session/profile-fields.ts'
import { useAccount } from '../../session/use-account.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PlaceSelect } from '../../ui/place/place-select.tsx'
import { Card } from '../../ui/text/card.tsx'
import { asksLocation, asksPlace, defaultsOf } from './asked.ts'
import css from './kyc.module.css'
import { KycPage } from './kyc-page.tsx'
import { StepForm } from './step-form.tsx'
import { useDraft } from './use-draft.ts'
import { useReasons } from './use-reasons.ts'
import { verificationQuery } from './verification-queries.ts'

export const handle = true

export const meta = () => ownPageMeta(t('Location'))

const LocationStep = () => (
  <KycPage step="location">
    {(verification) => (asksLocation(verification) ? <Location verification={verification} /> : <Accepted />)}
  </KycPage>
)

const Accepted = () => (
  <Card className={css.closed}>
    <p>{t('Your location is accepted. You don’t need to change anything here.')}</p>
    <LinkButton to={agentPaths.kycIdentification()}>{t('Continue to identification')}</LinkButton>
  </Card>
)

function Location({ verification }: { verification: Verification }) {
  const account = useAccount()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const draft = useDraft()
  const reasons = useReasons(verification)
  const asks = (field: 'postal_code' | 'address') => verification.asked_for.includes(field)
  const isWhole = asksPlace(verification) && asks('postal_code') && asks('address')

  const form = useForm<VerificationCorrections>({
    // A part of an address is checked when all of it is sent.
    schema: () =>
      import('@sojourn/contract/supply/verification').then(({ Location, VerificationCorrections }) =>
        isWhole ? Location : VerificationCorrections,
      ),
    defaults: { ...addressDefaults(account), ...defaultsOf(verification) },
    read: readAddress,
    fallback: t('Your location could not be saved. Please try again.'),
    submit: async () => {
      await draft.keep(form.ref.current)
      // The next step says at once what is still missing here.
      await queries.prefetchQuery(verificationQuery)
      await navigate(agentPaths.kycIdentification())
    },
  })

  return (
    <StepForm form={form} label={t('Location')} send={t('Continue')} draft={draft} reasons={reasons}>
      {asksPlace(verification) && (
        <PlaceSelect required errors={reasons.shown(['country', 'state', 'city'], form.errors)} />
      )}
      {(asks('postal_code') || asks('address')) && (
        <div className={fields.pair}>
          {asks('postal_code') && (
            <TextInput
              label={t('Postal code')}
              name="postal_code"
              required
              autoComplete="postal-code"
              error={reasons.at('postal_code', form.errors)}
            />
          )}
          {asks('address') && (
            <TextInput
              label={t('Street and number')}
              name="address"
              required
              autoComplete="street-address"
              error={reasons.at('address', form.errors)}
            />
          )}
        </div>
      )}
    </StepForm>
  )
}

export default LocationStep
