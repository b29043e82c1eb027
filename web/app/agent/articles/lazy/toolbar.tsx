import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/text/icon.tsx'
import css from './text-editor.module.css'

interface Props {
  editor: Editor
  onLink: () => void
  onPicture: () => void
}

/** What can be done with the words. */
export function Toolbar({ editor, onLink, onPicture }: Props) {
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
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
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  return (
    <div className={css.toolbar} role="toolbar" aria-label="Format the text">
      <Tool label="Bold" on={now.bold} act={() => run().toggleBold().run()}>
        <b>B</b>
      </Tool>
      <Tool label="Italic" on={now.italic} act={() => run().toggleItalic().run()}>
        <i>I</i>
      </Tool>
      <Tool label="H2, heading" on={now.h2} act={() => run().toggleHeading({ level: 2 }).run()}>
        H2
      </Tool>
      <Tool label="H3, small heading" on={now.h3} act={() => run().toggleHeading({ level: 3 }).run()}>
        H3
      </Tool>
      <Tool label="List" on={now.bullets} act={() => run().toggleBulletList().run()}>
        • List
      </Tool>
      <Tool label="1. List, numbered" on={now.numbers} act={() => run().toggleOrderedList().run()}>
        1. List
      </Tool>
      <Tool label="Quote" on={now.quote} act={() => run().toggleBlockquote().run()}>
        “ ”
      </Tool>
      <Tool label="Note" on={now.callout} act={() => run().toggleCallout().run()}>
        <Icon name="info" size="s" />
      </Tool>
      <Tool label="Link" on={now.link} act={onLink}>
        Link
      </Tool>
      <Tool label="Picture" act={onPicture}>
        <Icon name="camera" size="s" />
      </Tool>
      {now.table ? (
        <>
          <Tool label="Add a row" act={() => run().addTableRow().run()}>
            + Row
          </Tool>
          <Tool label="Add a column" act={() => run().addTableColumn().run()}>
            + Column
          </Tool>
          <Tool label="Remove the row" act={() => run().removeTableRow().run()}>
            − Row
          </Tool>
          <Tool label="Remove the column" act={() => run().removeTableColumn().run()}>
            − Column
          </Tool>
          <Tool label="Remove the table" act={() => run().removeTable().run()}>
            <Icon name="trash" size="s" />
          </Tool>
        </>
      ) : (
        <Tool label="Table" act={() => run().insertTable().run()}>
          Table
        </Tool>
      )}
      <Tool label="Undo" disabled={!now.canUndo} act={() => run().undo().run()}>
        <Icon name="arrow-left" size="s" />
      </Tool>
      <Tool label="Redo" disabled={!now.canRedo} act={() => run().redo().run()}>
        <Icon name="arrow-right" size="s" />
      </Tool>
    </div>
  )
}

interface ToolProps {
  label: string
  on?: boolean
  disabled?: boolean
  act: () => void
  children: ReactNode
}

const Tool = ({ label, on, disabled, act, children }: ToolProps) => (
  <button
    type="button"
    className={css.tool}
    aria-label={label}
    title={label}
    disabled={disabled}
    {...(on !== undefined && { 'aria-pressed': on })}
    onClick={act}
  >
    {children}
  </button>
)
