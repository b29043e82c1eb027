import { t } from '@sojourn/contract/words/t'
import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Block } from './blocks.ts'
import { Glyph } from './glyph.tsx'
import { standAtLine } from './stand-at.ts'
import css from './text-editor.module.css'

interface Props {
  id: string
  editor: Editor
  frame: RefObject<HTMLDivElement | null>
  offered: readonly Block[]
  /** Which of them Enter takes. */
  at: number
  onChoose: (block: Block) => void
}

export const optionId = (menu: string, at: number) => `${menu}-${at}`

/** The caret stays in the text, and the keys reach this menu from there. */
export function BlockMenu({ id, editor, frame, offered, at, onChoose }: Props) {
  const menu = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (menu.current && frame.current) standAtLine(menu.current, frame.current, editor.view, 'below')
  })
  // Beside the foot of the window it would open out of sight.
  useEffect(() => {
    menu.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    menu.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])

  return (
    <div ref={menu} id={id} role="listbox" aria-label={t('Add to the article')} className={css.menu}>
      {offered.map((block, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is heard in the text
        <div
          key={block.name}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          className={css.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(block)}
        >
          <Glyph name={block.glyph} />
          {block.name}
        </div>
      ))}
    </div>
  )
}
