import { serviceStatus, stateIn } from '@sojourn/contract/calls/status'
import type { OwnService, ServiceChange } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useAutosave } from '../../ui/form/use-autosave.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { isGate } from '../../words/service-words.ts'
import {
  asTyped,
  inputOf,
  readService,
  rightPart,
  serviceDefaults,
  type TypedService,
} from './service-values.ts'
import { useServiceActions } from './use-service-actions.ts'

const fetchRules = () =>
  import('@sojourn/contract/supply/services').then(({ ServiceChange }) => ServiceChange)
let known: Awaited<ReturnType<typeof fetchRules>> | undefined

/** Once there they are at hand: who leaves the page waits for nothing. */
const rules = async () => {
  known ??= await fetchRules()
  return known
}

/** The form of one service: saves a draft as it is typed, and publishes when it is sent. */
export function useServiceForm(service: OwnService, showMissing: () => void) {
  const { id } = service
  const isActive = stateIn(serviceStatus, service.status) === 'active'
  const { keep } = useServiceActions()
  const [typed, setTyped] = useState<TypedService | null>(null)
  /** It was published so from here. */
  const [sent, setSent] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<OwnService['missing'] | null>(null)

  async function change(body: ServiceChange) {
    const sent = { params: { id }, body }
    const { data } = await browserApi('PATCH /account/consultant/services/{id}', sent, { keepalive: true })
    keep(data)
  }

  const autosave = useAutosave(async (all: ServiceChange) => {
    const wrong = (await rules()).safeParse(all).error?.issues ?? []
    await change(rightPart(all, wrong))
    setRefusal(null)
    return wrong[0]?.message ?? null
  })

  const form = useForm({
    schema: rules,
    read: readService,
    inputOf,
    defaults: serviceDefaults(service),
    ...(isActive && { draftKey: `service-${id}-${service.version}` }),
    submit: async (body) => {
      setRefusal(null)
      if (isActive) {
        const typedNow = ref.current && JSON.stringify(readService(new FormData(ref.current)))
        await change(body)
        setSent(typedNow)
        return toast.success(t('Your changes are public'))
      }
      await autosave.now(body)
      keep((await browserApi('POST /account/consultant/services/{id}/publish', { params: { id } })).data)
      // Its new state and the way to its profile stand above.
      scrollTo({ top: 0 })
      toast.success(t('Clients can see this service now'))
    },
    onFailure: (error) => {
      if (!(error instanceof ApiError) || error.fields.length === 0) return
      // The list may only now be there to go to.
      flushSync(() => setRefusal(error.fields))
      if (error.fields.every(isGate)) showMissing()
    },
  })

  // The device's draft of an active service comes into the inputs after the first drawing.
  const { ref, version } = form
  useEffect(() => {
    if (version > 0 && ref.current) setTyped(readService(new FormData(ref.current)))
  }, [ref, version])

  /** A draft saves itself after whatever was typed; the preview and the sentence on refunds follow at once. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    const now = readService(new FormData(event.currentTarget))
    setTyped(now)
    if (!isActive) autosave.later(now)
  }

  const isChanged =
    typed !== null && ![sent, JSON.stringify(asTyped(service))].includes(JSON.stringify(typed))
  return { form: { ...form, onInput }, autosave, typed, isChanged, refusal }
}
