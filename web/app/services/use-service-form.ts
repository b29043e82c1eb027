import type { OwnService, RefundSchedule } from '@sojourn/contract/services'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceOf } from '../api/api-error.ts'
import { browserApi } from '../api/browser.ts'
import { toast } from '../ui/toast-store.ts'
import { useForm } from '../ui/use-form.ts'
import { readService, rightPart, serviceDefaults, type TypedService } from './service-values.ts'
import { isGate } from './service-words.ts'
import { useAutosave } from './use-autosave.ts'
import { useServiceActions } from './use-service-actions.ts'

const rules = () => import('@sojourn/contract/services').then(({ ServiceChange }) => ServiceChange)

/** The form of one service: saves a draft as it is typed, and publishes when it is sent. */
export function useServiceForm(service: OwnService, showMissing: () => void) {
  const { id } = service
  const isActive = service.status[0] === 1
  const { keep } = useServiceActions()
  const [refunds, setRefunds] = useState<RefundSchedule>(service.refund_schedule)
  const [refusal, setRefusal] = useState<OwnService['missing'] | null>(null)

  const autosave = useAutosave(async (typed: TypedService) => {
    const { error } = (await rules()).safeParse(typed)
    const wrong = error?.issues ?? []
    try {
      const body = rightPart(typed, wrong)
      keep((await browserApi('PATCH /account/consultant/services/{id}', { params: { id }, body })).data)
      setRefusal(null)
      return wrong[0]?.message ?? null
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields[0]) return failure.fields[0].message
      return sentenceOf(failure, 'please check your connection')
    }
  })

  const form = useForm({
    schema: rules,
    read: readService,
    defaults: serviceDefaults(service),
    ...(isActive && { draftKey: `service-${id}-${service.version}` }),
    submit: async (body) => {
      await autosave.take()
      const changed = await browserApi('PATCH /account/consultant/services/{id}', { params: { id }, body })
      keep(changed.data)
      if (isActive) return toast.success('Your changes are public')
      keep((await browserApi('POST /account/consultant/services/{id}/publish', { params: { id } })).data)
      toast.success('Clients can see this service now')
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.fields.length === 0) return
      setRefusal(error.fields)
      if (error.fields.every(isGate)) showMissing()
    },
  })

  /** A draft saves itself after whatever was typed; the sentence on refunds follows at once. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    const typed = readService(new FormData(event.currentTarget))
    setRefunds(typed.refund_schedule)
    if (!isActive) autosave.later(typed)
  }

  /** Documents that were put in by a button, not typed. */
  function onDocuments(documents: readonly string[]) {
    if (isActive || !form.ref.current) return
    const typed = readService(new FormData(form.ref.current))
    const optional = typed.requirements.filter(({ mandatory }) => !mandatory)
    const required = documents.map((name) => ({ name, mandatory: true }))
    autosave.later({ ...typed, requirements: [...required, ...optional] })
  }

  return { form: { ...form, onInput }, saving: autosave.state, typed: { refunds }, refusal, onDocuments }
}
