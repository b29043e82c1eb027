import { t } from '@sojourn/contract/words/t'
import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { listens } from '../../fast-pages/mark-interactive.ts'
import { pending, soon } from '../../fast-pages/pending.ts'
import { actionKeys } from '../button/action-key.ts'
import { toast } from '../feedback/toast-store.ts'
import { changedInputs } from './draft-values.ts'
import { focusFirstError } from './focus-first-error.ts'
import { draftKeyOf, forgetDraft, keepDraft, readDraft } from './form-draft.ts'
import { check, type Errors, inTheirWords, placed, type Schema, serverErrors } from './form-errors.ts'

export interface FormOptions<Values> {
  /** Fetched when the form is first touched: `() => import('@sojourn/contract/ground/contact').then((m) => m.ContactMessage)`. */
  schema: () => Promise<Schema<Values>>
  submit: (values: Values, sending: { idempotencyKey: string }) => Promise<unknown>
  /** Makes the schema's input of what the form holds; by default its names and texts as they are. */
  read?: (data: FormData) => unknown
  /** The name of the input that shows a complaint, where rules call it otherwise than the form. */
  inputOf?: (complaint: string, data: FormData) => string
  /** The toast when the server gives no sentence. */
  fallback?: string
  /** Told of every failed sending, after the form has shown it. */
  onFailure?: (error: unknown) => void
  /** Keeps what is typed in this browser under this name until it is sent. */
  draftKey?: string
  defaults?: Readonly<Record<string, string>>
}

export type FormHandle = ReturnType<typeof useForm>

const DRAFT_WAIT_MS = 500

/** The one way to do a form: native inputs, the contract's rules, nothing typed lost. */
export function useForm<Values>(options: FormOptions<Values>) {
  const { draftKey, read = readTexts, fallback = t('Error occurred, try again') } = options
  const ref = useRef<HTMLFormElement>(null)
  const schema = useRef<Promise<Schema<Values> | null>>(undefined)
  const running = useRef(false)
  const [keys] = useState(actionKeys)
  // A form that is sent before the page knew all of itself goes by what it knows once the rules are there.
  const newest = useRef(options)
  newest.current = options
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [start, setStart] = useState<Start>({ defaults: options.defaults ?? {}, version: 0 })
  const { draft, keepTyped, forget } = useDraft(ref, draftKey, setStart)

  useEffect(() => listens(ref.current), [])

  /** Without its rules (the network failed) the form still goes out; the server has the same ones. */
  const loadSchema = () => {
    schema.current ??= pending(options.schema()).catch(() => {
      schema.current = undefined
      return null
    })
    return schema.current
  }

  const inPlace = (errors: Errors, data: FormData) =>
    placed(errors, (complaint) => options.inputOf?.(complaint, data) ?? complaint)

  /** Answers whether a field shows one of them. */
  const showErrors = (form: HTMLFormElement, found: Errors) => {
    flushSync(() => setErrors(found))
    return focusFirstError(form, found)
  }

  async function checkAgain(form: HTMLFormElement) {
    const rules = await loadSchema()
    const data = new FormData(form)
    const found = rules ? inPlace(await inTheirWords(check(rules, read(data)).errors), data) : {}
    setErrors((shown) => keepOnly(found, shown))
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await send(form)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function send(form: HTMLFormElement) {
    const rules = await loadSchema()
    const data = new FormData(form)
    const input = read(data)
    const { values, errors: found } = rules ? check(rules, input) : { values: input as Values, errors: {} }
    if (values === undefined) return void showErrors(form, inPlace(await inTheirWords(found), data))
    setErrors({})
    setProblem(undefined)
    try {
      await keys.once(values, (keyed) => newest.current.submit(values, keyed))
      forget()
    } catch (error) {
      fail(form, data, error)
    }
  }

  function fail(form: HTMLFormElement, data: FormData, error: unknown) {
    const found = error instanceof ApiError ? serverErrors(error.fields) : {}
    if (!showErrors(form, inPlace(found, data))) {
      const sentence = sentenceOf(error, fallback)
      setProblem(sentence)
      toast.error(sentence)
    }
    options.onFailure?.(error)
  }

  return {
    ref,
    errors,
    /** Why the last sending failed, where no field shows it. */
    problem,
    busy,
    draft,
    ...start,
    /** Empties the form and its draft. */
    reset() {
      forget()
      setErrors({})
      setProblem(undefined)
      setStart(({ version }) => ({ defaults: options.defaults ?? {}, version: version + 1 }))
    },
    onSubmit,
    onFocus: () => void loadSchema(),
    onInput(event: FormEvent<HTMLFormElement>) {
      const form = event.currentTarget
      keepTyped(form)
      if (Object.keys(errors).length > 0) void checkAgain(form)
    },
  }
}

interface Start {
  defaults: Readonly<Record<string, string>>
  /** The inputs are made anew with each. */
  version: number
}

/** Keeps what is typed under this name, and begins the form with it once more. */
function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  setStart: Dispatch<SetStateAction<Start>>,
) {
  const [draft, setDraft] = useState<'none' | 'saving' | 'saved'>('none')
  const callOff = useRef<() => void>(undefined)

  useEffect(() => {
    const kept = name && readDraft(draftKeyOf(name))
    if (!kept || !ref.current) return
    const typed = changedInputs(ref.current)
    setStart(({ defaults, version }) => ({
      defaults: { ...defaults, ...kept, ...typed },
      version: version + 1,
    }))
    setDraft('saved')
  }, [name, ref, setStart])

  function keepTyped(form: HTMLFormElement) {
    if (!name) return
    callOff.current?.()
    setDraft('saving')
    const key = draftKeyOf(name)
    // A person who signs out in between leaves nothing behind.
    const keep = () => key === draftKeyOf(name) && keepDraft(key, form)
    callOff.current = soon(() => setDraft(keep() ? 'saved' : 'none'), DRAFT_WAIT_MS)
  }

  function forget() {
    callOff.current?.()
    if (name) forgetDraft(draftKeyOf(name))
    setDraft('none')
  }

  return { draft, keepTyped, forget }
}

/** Names and texts as they stand; a name that stands several times becomes a list. */
export function readTexts(data: FormData) {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const all = data.getAll(name)
      return [name, all.length > 1 ? all : all[0]]
    }),
  )
}

/** The same without what was left empty, for rules with optional fields. */
export const readFilled = (data: FormData) =>
  Object.fromEntries(Object.entries(readTexts(data)).filter(([, value]) => value !== ''))

const keepOnly = (found: Errors, shown: Errors) =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown))
