const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

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
    // Browsers let a finger scroll before these of the window by themselves.
    for (const sign of SIGNS) addEventListener(sign, begin, { once: true, capture: true })
  })
  return touched
}

/** A page that has something to say of its own needs as much as one that somebody is at. */
export const touch = () => dispatchEvent(new Event('focusin'))
