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
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      h2: one.isActive('heading', { level: 2 }),
      h3: one.isActive('heading', { level: 3 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      callout: one.isActive('callout'),
      link: one.isActive('link'),
      table: one.isActive('table'),
    }),
  })
  const run = () => editor.chain().focus()

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
      {now.isMarked && (
        <>
          <Tool label={t('Bold')} on={now.bold} act={() => run().toggleBold().run()}>
            <Glyph name="bold" />
          </Tool>
          <Tool label={t('Italic')} on={now.italic} act={() => run().toggleItalic().run()}>
            <Glyph name="italic" />
          </Tool>
          <Tool label={t('Link')} on={now.link} act={onLink}>
            <Glyph name="link" />
          </Tool>
          <Tool label={t('Heading')} on={now.h2} act={() => run().toggleHeading({ level: 2 }).run()}>
            <Glyph name="heading" />
          </Tool>
          <Tool label={t('Small heading')} on={now.h3} act={() => run().toggleHeading({ level: 3 }).run()}>
            <Glyph name="small heading" />
          </Tool>
          <Tool label={t('List')} on={now.bullets} act={() => run().toggleBulletList().run()}>
            <Glyph name="list" />
          </Tool>
          <Tool label={t('Numbered list')} on={now.numbers} act={() => run().toggleOrderedList().run()}>
            <Glyph name="numbers" />
          </Tool>
          <Tool label={t('Quote')} on={now.quote} act={() => run().toggleBlockquote().run()}>
            <Glyph name="quote" />
          </Tool>
          <Tool label={t('Note')} on={now.callout} act={() => run().toggleCallout().run()}>
            <Glyph name="note" />
          </Tool>
        </>
      )}
      {now.table && (
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
      )}
    </div>
  )
}
