import type { Page } from 'playwright-core'

/**
 * Long pages leave out what is not near the window (`content-visibility`), and what is left out has neither style nor
 * width to look at.
 */
export const renderWholePage = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
