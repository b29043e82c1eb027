import { act } from 'react'
import { onTestFinished, vi } from 'vitest'

type Availability = 'unavailable' | 'downloadable' | 'available'

interface Can {
  /** It is the state of the language pack; a press loads it. */
  pack?: Availability
  detector?: Availability
  /** How sure the detector is. */
  confidence?: number
  /** Whoever reads is at the page as soon as it shows something. */
  isSomebodyThere?: boolean
}

interface Progress {
  loaded: number
}

/** A browser that translates: Arabic letters are Arabic, `Bonjour` is French, and the rest English. */
export function falseTranslation({
  pack = 'available',
  detector = 'available',
  confidence = 0.9,
  isSomebodyThere = true,
}: Can = {}) {
  const known = { pack, detector }
  const seen = {
    detectorsAsked: 0,
    detected: [] as string[],
    created: 0,
    translated: [] as string[],
    aborted: 0,
  }
  const held = { create: false, translate: false, fails: false }
  let goOn: (() => void)[] = []
  let tell: (progress: Progress) => void = () => {}
  const wait = (isHeld: boolean) => (isHeld ? new Promise<void>((go) => goOn.push(go)) : Promise.resolve())

  const languageOf = (text: string) =>
    /\p{Script=Arabic}/u.test(text) ? 'ar' : /Bonjour/.test(text) ? 'fr' : 'en'
  const reader = new MutationObserver(() => dispatchEvent(new Event('focusin')))
  if (isSomebodyThere) reader.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => reader.disconnect())
  vi.stubGlobal('LanguageDetector', {
    async availability() {
      seen.detectorsAsked += 1
      return known.detector
    },
    async create() {
      if (known.detector === 'unavailable') throw new DOMException('none', 'NotSupportedError')
      known.detector = 'available'
      return {
        async detect(text: string) {
          seen.detected.push(text)
          return [{ detectedLanguage: languageOf(text), confidence }]
        },
      }
    },
  })
  vi.stubGlobal('Translator', {
    availability: async () => known.pack,
    async create({ sourceLanguage, targetLanguage, monitor }: Asked) {
      seen.created += 1
      monitor({
        addEventListener(_, listen) {
          tell = listen
        },
      })
      await wait(held.create)
      if (held.fails) throw new DOMException('no network', 'NetworkError')
      known.pack = 'available'
      return {
        async translate(text: string, { signal }: { signal: AbortSignal }) {
          seen.translated.push(text)
          signal.addEventListener('abort', () => {
            seen.aborted += 1
          })
          await wait(held.translate)
          return `${sourceLanguage}-${targetLanguage}(${text})`
        },
      }
    },
  })
  return {
    seen,
    held,
    /** The language pack has come so far. */
    share: (loaded: number) => act(async () => tell({ loaded })),
    release: () =>
      act(async () => {
        held.create = false
        held.translate = false
        for (const go of goOn) go()
        goOn = []
      }),
  }
}

interface Asked {
  sourceLanguage: string
  targetLanguage: string
  monitor: (loading: {
    addEventListener: (name: string, listen: (progress: Progress) => void) => void
  }) => void
}
