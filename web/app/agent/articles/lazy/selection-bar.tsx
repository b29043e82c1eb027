import { t } from '@sojourn/contract/words/t'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { moveWithArrows } from '../../../ui/list/arrow-keys.ts'
import { Icon } from '../../../ui/text/icon.tsx'
import { Glyph } from './glyph.tsx'
import { standOver } from './stand-at.ts'
import css from './text-editor.module.css'
import { Tool } from './tool.tsx'
import { wordTools } from './word-tools.ts'

interface Props {
  editor: Editor
  bar: RefObject<HTMLDivElement | null>
  frame: RefObject<HTMLDivElement | null>
  onLink: () => void
}

export function SelectionBar({ editor, bar, frame, onLink }: Props) {
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      from: one.state.selection.from,
      to: one.state.selection.to,
      isMarked: !one.state.selection.empty,
      pressed: wordTools.map(({ isOn }) => isOn(one)),
      table: one.isActive('table'),
    }),
  })

  useLayoutEffect(() => {
    if (bar.current && frame.current)
      standOver(bar.current, frame.current, editor.view, { from: now.from, to: now.to })
  })

  function byKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      return editor.commands.focus()
    }
    return moveWithArrows(event)
  }

  return (
    <div
      ref={bar}
      className={css.bar}
      role="toolbar"
      aria-label={t('Format the text')}
      aria-orientation="horizontal"
      onKeyDown={byKey}
    >
      {now.isMarked &&
        wordTools.map(({ label, glyph, act }, index) => (
          <Tool
            key={glyph}
            label={label}
            on={now.pressed[index] === true}
            act={() => act(editor, { link: onLink })}
          >
            <Glyph name={glyph} />
          </Tool>
        ))}
      {now.table && <TableTools editor={editor} />}
    </div>
  )
}

function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus()
  return (
    <>
      <Tool label={t('Add a row')} act={() => run().addTableRow().run()}>
        {t('+ Row')}
      </Tool>
      <Tool label={t('Add a column')} act={() => run().addTableColumn().run()}>
        {t('+ Column')}
      </Tool>
      <Tool label={t('Remove the row')} act={() => run().removeTableRow().run()}>
        {t('− Row')}
      </Tool>
      <Tool label={t('Remove the column')} act={() => run().removeTableColumn().run()}>
        {t('− Column')}
      </Tool>
      <Tool label={t('Remove the table')} act={() => run().removeTable().run()}>
        <Icon name="trash" size="s" />
      </Tool>
    </>
  )
}
