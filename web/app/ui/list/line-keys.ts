import { makeStore } from '../../stores/make-store.ts'

const KEPT = 'list-keys'

/** People who speak to their computer turn single letters off as keys (WCAG 2.1.4). */
export const lineKeys = makeStore(readKept, true)

function readKept() {
  try {
    return localStorage.getItem(KEPT) !== 'off'
  } catch {
    return true
  }
}

export function keepLineKeys(isOn: boolean) {
  try {
    localStorage.setItem(KEPT, isOn ? 'on' : 'off')
  } catch {
    // Storage is closed: they stay on.
  }
  lineKeys.changed()
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** The letter of a press that means the list: not one that is typed, held with another key, or meant for what lies over the page. */
export function letterOf(event: KeyboardEvent) {
  const { key, target, isComposing, defaultPrevented } = event
  if (defaultPrevented || isComposing || event.ctrlKey || event.metaKey || event.altKey) return null
  if (target instanceof Element && target.closest(TYPED_INTO)) return null
  if (document.querySelector('dialog[open], :popover-open')) return null
  return key.length === 1 ? key : null
}

const nameOf = (line: Element) => line.querySelector<HTMLElement>('a[href]')

/** The link that names the next line, or the one before; the first one where the focus is on none. */
export function moveAmongLines(lines: readonly Element[], step: 1 | -1) {
  const here = lines.findIndex((line) => line.contains(document.activeElement))
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), lines.length - 1)
  const line = lines[next]
  if (line) nameOf(line)?.focus()
}

/** Presses what this letter stands for: in the line with the focus, else beside the lines. */
export function pressInLines(lines: readonly Element[], letter: string) {
  const selector = `[data-key="${CSS.escape(letter)}"]`
  const here = lines.find((line) => line.contains(document.activeElement))
  const beside = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => !lines.some((line) => line.contains(one)),
  )
  const pressed = here?.querySelector<HTMLElement>(selector) ?? beside
  pressed?.click()
  return pressed !== undefined
}
