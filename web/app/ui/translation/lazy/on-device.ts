import { LANGUAGE } from '@sojourn/contract/words/language'
import { makeStore } from '../../../stores/make-store.ts'
import { linkify } from '../../text/linkify.ts'
import { guessLanguage } from './guess-language.ts'

/** We use this much of the Translator and Language Detector APIs (https://webmachinelearning.github.io/translation-api/). */
type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'
interface Detector {
  detect: (text: string) => Promise<{ detectedLanguage?: string; confidence?: number }[]>
}
interface Translator {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<string>
}
interface Loading {
  addEventListener: (name: 'downloadprogress', listen: (event: { loaded: number }) => void) => void
}
interface Pair {
  sourceLanguage: string
  targetLanguage: string
}
declare const Translator: {
  availability: (pair: Pair) => Promise<Availability>
  create: (options: Pair & { monitor: (loading: Loading) => void }) => Promise<Translator>
}
declare const LanguageDetector: { availability: () => Promise<Availability>; create: () => Promise<Detector> }

/** The detector is less sure of a text of two words or two languages. */
const SURE = 0.5
const MOST_KEPT = 1000

const languages = new Map<string, Promise<string | null>>()
const pairs = new Map<string, Promise<Availability>>()
const packs = new Map<string, Pack>()
const translations = new Map<string, string>()
let detector: Promise<Detector | null> | undefined

/** Another number whenever the browser can do more than before: texts are looked at again. */
let turn = 0
export const abilities = makeStore(() => turn, 0)

function changed() {
  turn += 1
  abilities.changed()
}

export interface Readable {
  source: string
  /** Nothing has to be loaded, so nobody has to press. */
  isReady: boolean
}

/** Null where the language cannot be told, is that of the page, or is none the browser translates. */
export async function readable(text: string): Promise<Readable | null> {
  const source = await languageOf(text)
  if (!source || source.split('-')[0] === LANGUAGE) return null
  const found = await availabilityFrom(source)
  return found === 'unavailable' ? null : { source, isReady: found === 'available' }
}

function languageOf(text: string) {
  const known = languages.get(text)
  if (known) return known
  const asked = detect(text)
  keep(languages, text, asked)
  return asked
}

async function detect(text: string) {
  const words = linkify(text)
    .map((piece) => (piece.href ? '' : piece.text))
    .join(' ')
  if (!hasWords(words)) return null
  const knows = await detectorThatIsThere()
  if (!knows) return guessLanguage(words)
  const [{ detectedLanguage = 'und', confidence = 0 } = {}] = await knows.detect(words)
  return detectedLanguage !== 'und' && confidence >= SURE ? detectedLanguage : null
}

function detectorThatIsThere() {
  detector ??= findDetector().catch(() => null)
  return detector
}

/** A browser that knows the names but translates nothing warns of it when its detector is asked. */
async function findDetector() {
  const translates = (await availabilityFrom(LANGUAGE === 'en' ? 'es' : 'en')) !== 'unavailable'
  const isThere =
    translates && 'LanguageDetector' in window && (await LanguageDetector.availability()) === 'available'
  return isThere ? LanguageDetector.create() : null
}

/** A press may load it too. Until it is there, and where it never comes, our own guess serves. */
async function bringDetector() {
  if ((await detectorThatIsThere()) || !('LanguageDetector' in window)) return
  const came = await LanguageDetector.create().catch(() => null)
  if (!came) return
  detector = Promise.resolve(came)
  languages.clear()
  changed()
}

function availabilityFrom(source: string) {
  const asked = pairs.get(source) ?? Translator.availability(pairOf(source))
  pairs.set(source, asked)
  return asked
}

const pairOf = (source: string): Pair => ({ sourceLanguage: source, targetLanguage: LANGUAGE })

interface Pack {
  translator: Promise<Translator>
  /** They are told how far it is, from 0 to 1. */
  waiting: Set<(share: number) => void>
}

/** One language pack serves the whole page. The browser spends a press on loading it, so nothing is awaited before. */
function packOf(source: string): Pack {
  const known = packs.get(source)
  if (known) return known
  const waiting: Pack['waiting'] = new Set()
  const monitor = (loading: Loading) =>
    loading.addEventListener('downloadprogress', ({ loaded }) => {
      for (const tell of waiting) tell(loaded)
    })
  const pack = { translator: Translator.create({ ...pairOf(source), monitor }), waiting }
  packs.set(source, pack)
  pack.translator.then(
    () => {
      pairs.set(source, Promise.resolve('available'))
      changed()
      void bringDetector()
    },
    () => packs.delete(source),
  )
  return pack
}

interface Ways {
  signal: AbortSignal
  onShare: (share: number) => void
}

export async function translateWords(words: readonly string[], source: string, { signal, onShare }: Ways) {
  const pack = packOf(source)
  pack.waiting.add(onShare)
  try {
    const translator = await pack.translator
    const read = new Map<string, string>()
    for (const text of words) read.set(text, await translationOf(text, source, { translator, signal }))
    return read
  } finally {
    pack.waiting.delete(onShare)
  }
}

interface With {
  translator: Translator
  signal: AbortSignal
}

/** A text is translated line by line; blanks and addresses stay as they were. */
async function translationOf(text: string, source: string, { translator, signal }: With) {
  const key = `${source} ${text}`
  const known = translations.get(key)
  if (known !== undefined) return known
  const read: string[] = []
  for (const piece of linkify(text).flatMap((one) => (one.href ? [one.text] : one.text.split(/(\n+)/)))) {
    signal.throwIfAborted()
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(piece) ?? []
    const isKept = !hasWords(words) || /^https?:/i.test(words)
    read.push(isKept ? piece : before + (await translator.translate(words, { signal })) + after)
  }
  signal.throwIfAborted()
  const whole = read.join('')
  keep(translations, key, whole)
  return whole
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text)

function keep<Value>(known: Map<string, Value>, key: string, value: Value) {
  const [oldest] = known.keys()
  if (known.size >= MOST_KEPT && oldest !== undefined) known.delete(oldest)
  known.set(key, value)
}
