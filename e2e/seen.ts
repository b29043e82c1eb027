import type { Page } from 'playwright-core'

/** Finds words that are cut, and words that lie over others, as one sees the page. */
export const misplacedWords = (page: Page) =>
  page.evaluate(() => {
    // The box around turned words is larger than they are; turning moves nothing else.
    const upright = new CSSStyleSheet()
    upright.replaceSync('* { rotate: none !important }')
    document.adoptedStyleSheets.push(upright)
    const found: string[] = []
    const boxes: { text: string; element: Element; box: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const element = node.parentElement
      if (text.length < 2 || !element || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const cut = cutBy(element, range.getBoundingClientRect())
      if (cut) found.push(`cut: “${text.slice(0, 60)}” by ${cut}`)
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2 && !isBelowClamp(element, box)) boxes.push({ text, element, box })
    }
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        // Lines stand closer than their boxes are high.
        if (width > 3 && height > Math.min(one.box.height, other.box.height) / 2)
          found.push(`“${one.text.slice(0, 40)}” lies over “${other.text.slice(0, 40)}”`)
      }
    })
    document.adoptedStyleSheets.pop()
    return [...new Set(found)]

    /** A text that ends after some lines has boxes for all the others too, which nobody sees. */
    function isBelowClamp(element: Element, box: DOMRect) {
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
        if (getComputedStyle(part).webkitLineClamp !== 'none')
          return box.top >= part.getBoundingClientRect().bottom - 1
      return false
    }

    function isSeen(element: Element) {
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(
          '[aria-hidden="true"], [data-hidden], svg, script, style, noscript, dialog, [popover]',
        )
      )
    }

    /** The part that hides what is too long, unless one can scroll in it or it says with an ellipsis that there is more. */
    function cutBy(element: Element, { left, right, top, bottom }: DOMRect) {
      for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
        const style = getComputedStyle(part)
        if (style.position === 'fixed') return undefined
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return undefined
        if (!/hidden|clip/.test(style.overflowX)) continue
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined
        const box = part.getBoundingClientRect()
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
          return part.outerHTML.slice(0, 80)
      }
      return undefined
    }
  })

/** Words in plain letters, but for what has a language or a direction of its own, names, days, amounts and these sentences. */
export const plainWords = (page: Page, known: readonly string[], sentences: readonly string[] = []) =>
  page.evaluate(
    ({ known, sentences }) => {
      const patterns = sentences.map((one) => new RegExp(one, 'gsu'))
      const OWN =
        'bdi, [lang], [dir=auto], time, data, [translate=no], script, style, noscript, svg, textarea'
      const found: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement && !node.parentElement.closest(OWN)) note(node.textContent ?? '')
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        if (!element.closest(OWN))
          for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            note(element.getAttribute(name) ?? '')
      return [...new Set(found)]

      function note(text: string) {
        let left = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text)
        for (const word of known) left = left.replaceAll(word, ' ')
        if (/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/u.test(left)) found.push(text.trim().slice(0, 80))
      }
    },
    { known, sentences },
  )
