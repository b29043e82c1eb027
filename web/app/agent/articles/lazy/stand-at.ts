import type { EditorView } from '@tiptap/pm/view'

/** Header and bar of the page, which lie over the paper. */
const COVERED_ABOVE = 136
const GAP = 8

interface Span {
  from: number
  to: number
}

/** Null means that nothing is drawn. */
function boxOf(view: EditorView, { from, to }: Span) {
  try {
    const start = view.coordsAtPos(from)
    const end = view.coordsAtPos(to, -1)
    const isOneLine = Math.abs(start.top - end.top) < 4
    return {
      top: Math.min(start.top, end.top),
      bottom: Math.max(start.bottom, end.bottom),
      left: isOneLine ? Math.min(start.left, end.left) : null,
      right: isOneLine ? Math.max(start.right, end.right) : null,
    }
  } catch {
    return null
  }
}

/** Puts a bar over the words it is about, or below them where there is no room or a finger's own menu stands. */
export function standOver(bar: HTMLElement, frame: HTMLElement, view: EditorView, span: Span) {
  const box = boxOf(view, span)
  if (!box) return
  const around = frame.getBoundingClientRect()
  const isTouched = globalThis.matchMedia?.('(pointer: coarse)').matches
  const fitsAbove = !isTouched && box.top - bar.offsetHeight - GAP > COVERED_ABOVE
  const middle =
    box.left === null || box.right === null ? around.width / 2 : (box.left + box.right) / 2 - around.left
  const left = Math.max(0, Math.min(middle - bar.offsetWidth / 2, around.width - bar.offsetWidth))
  const top = fitsAbove ? box.top - around.top - bar.offsetHeight - GAP : box.bottom - around.top + GAP
  bar.style.left = `${left}px`
  bar.style.top = `${top}px`
}

/** Puts something at the line of the caret: below it, or level with it. */
export function standAtLine(
  part: HTMLElement,
  frame: HTMLElement,
  view: EditorView,
  level: 'below' | 'beside',
) {
  const { from } = view.state.selection
  const box = boxOf(view, { from, to: from })
  if (!box) return
  const { top } = frame.getBoundingClientRect()
  const at = level === 'below' ? box.bottom + GAP : (box.top + box.bottom) / 2 - part.offsetHeight / 2
  part.style.top = `${at - top}px`
}
