/** How many things are under way that somebody waits for. */
let count = 0
/** Another number whenever something begins. */
let turn = 0

type WaitForRender = (then: () => void) => void

/** Without React, what is known is shown. */
const atOnce: WaitForRender = (then) => then()
let waitForRender = atOnce

/** How to wait until React has shown all it was told; until the answer is called. */
export function renderedBy(wait: WaitForRender) {
  waitForRender = wait
  return () => {
    waitForRender = atOnce
  }
}

/** `<html data-busy>` from now on, until all that has begun is over and what came of it is shown. Returns how to end it. */
export function begin() {
  const { dataset } = document.documentElement
  count += 1
  turn += 1
  dataset.busy = ''
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    count -= 1
    if (count > 0) return
    const mine = turn
    const rest = () => {
      if (turn === mine) delete dataset.busy
    }
    // React Query tells its readers in a later task, and they may ask for more.
    setTimeout(() => setTimeout(() => waitForRender(rest)))
  }
}

/** Counts a promise until it is settled. */
export function pending<T>(work: Promise<T>) {
  const end = begin()
  work.then(end, end)
  return work
}

/** Acts after a pause, which counts; what the act begins goes on from there. Returns how to call it off. */
export function soon(act: () => void, milliseconds: number) {
  const end = begin()
  const timer = setTimeout(() => {
    end()
    act()
  }, milliseconds)
  return () => {
    clearTimeout(timer)
    end()
  }
}
