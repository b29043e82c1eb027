import { agentPaths } from '@sojourn/contract/paths/own-paths'
import type { Verification, VerificationCorrections } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { useOwnAccount } from '../../session/own-account.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { readFilled, useForm } from '../../ui/form/use-form.ts'
import { defaultsOf, locationAnswers } from './asked.ts'
import type { useDraft } from './use-draft.ts'
import { verificationQuery } from './verification-queries.ts'

/** Sends who somebody is for the first time whole, and later what was asked for again. */
export function useIdentification(verification: Verification, draft: ReturnType<typeof useDraft>) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { account, refresh } = useOwnAccount()
  const isFirst = verification.label.slug === 'unverified'

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
  return form
}

const locationWords = { country: 1, state: 1, city: 1, altCity: 1, postal_code: 1, address: 1 }
