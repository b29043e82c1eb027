import type { Page } from 'playwright-core'

/** Returns once the page has been drawn with what was just changed around it, and no colour is on its way to another. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
