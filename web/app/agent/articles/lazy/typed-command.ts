import type { EditorState } from '@tiptap/pm/state'

const COMMAND = /^\/([\p{L}\d ]{0,20})$/u

/**
 * A command is typed after a stroke at the start of a line of its own, with the caret at its end; the result is null
 * where there is none.
 */
export function typedCommand({ selection }: EditorState): string | null {
  const { $from, empty } = selection
  const line = $from.parent
  if (!empty || $from.depth !== 1 || line.type.name !== 'paragraph') return null
  if ($from.parentOffset !== line.content.size || line.textContent.length !== line.content.size) return null
  return COMMAND.exec(line.textContent)?.[1] ?? null
}

/** A line of its own on which nothing stands yet. */
export function isEmptyLine({ selection: { $from, empty } }: EditorState) {
  return (
    empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  )
}
