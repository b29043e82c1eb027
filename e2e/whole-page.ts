import type { Page } from 'playwright-core'

/**
 * Long pages leave out what is not near the window (`content-visibility`), and what is left out has neither style nor
 * width to look at. Once is enough for a page: each rule more has all of it styled anew.
 */
export const renderWholePage = (page: Page) =>
  page.evaluate(() => {
    if (window.isWhole) return
    window.isWhole = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

declare global {
  interface Window {
    isWhole?: true
  }
}
