const SAID = 'said'
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', SAID] as const

let touched: Promise<void> | undefined
let isOver = false

export const isTouched = () => isOver

/** Resolves once somebody is at the page: what is needed only then is fetched then. */
export function firstTouch() {
  touched ??= new Promise((resolve) => {
    const begin = () => {
      isOver = true
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { once: true, capture: true, passive: true })
  })
  return touched
}

/** Few files are promised to a first visit, so those of a page without a network come some time after it. */
const QUIET_MS = 4000

/** Resolves at the first touch, or once a page that nobody touches has long come. */
export const touchOrQuiet = () =>
  Promise.race([firstTouch(), new Promise((resolve) => setTimeout(resolve, QUIET_MS))])

/** A page that has something to say of its own needs as much as one that somebody is at. */
export const touch = () => dispatchEvent(new Event(SAID))
