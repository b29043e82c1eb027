import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { optionId } from './block-menu.tsx'
import { type Block, blocksFor } from './blocks.ts'
import { isEmptyLine, typedCommand } from './typed-command.ts'

/** A line that begins with "/" is a command: the menu offers what it may mean, and the caret stays in the text. */
export function useBlockMenu(
  editor: Editor,
  { isHere, onPicture }: { isHere: boolean; onPicture: () => void },
) {
  const [at, setAt] = useState(0)
  /** Esc puts a command aside; this is the line it stands on. */
  const [aside, setAside] = useState<number | null>(null)
  const id = useId()
  const line = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      command: typedCommand(one.state),
      start: one.state.selection.$from.start(),
      isEmpty: isEmptyLine(one.state),
      wantsTools: !one.state.selection.empty || one.isActive('table'),
    }),
  })
  const offered = line.command === null || aside === line.start ? [] : blocksFor(line.command)
  const isOpen = isHere && offered.length > 0
  const chosen = Math.min(at, offered.length - 1)

  // Another word begins at the first again, and a line that is no command any more may become one anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it changes
  useEffect(() => setAt(0), [line.command])
  useEffect(() => {
    if (line.command === null) setAside(null)
  }, [line.command])

  useActiveOption(editor, id, isOpen ? chosen : null)

  /** The command itself is no part of the article. */
  function choose(block: Block | undefined) {
    if (!block) return
    const { $from } = editor.state.selection
    editor.chain().focus().deleteRange({ from: $from.start(), to: $from.end() }).run()
    block.put(editor, { picture: onPicture })
  }

  /** True where the menu took the key. */
  function hears({ key }: KeyboardEvent) {
    if (!isOpen) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step) setAt((chosen + step + offered.length) % offered.length)
    else if (key === 'Enter' || key === 'Tab') choose(offered[chosen])
    else if (key === 'Escape') setAside(line.start)
    else return false
    return true
  }

  return { id, line, isOpen, offered, at: chosen, choose, hears }
}

/** The text says which option it speaks of. */
function useActiveOption(editor: Editor, menu: string, chosen: number | null) {
  useEffect(() => {
    const words = editor.view.dom
    if (chosen === null) {
      words.removeAttribute('aria-activedescendant')
      words.removeAttribute('aria-controls')
      return
    }
    words.setAttribute('aria-controls', menu)
    words.setAttribute('aria-activedescendant', optionId(menu, chosen))
  }, [editor, menu, chosen])
}
