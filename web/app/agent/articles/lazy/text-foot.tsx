import { t } from '@sojourn/contract/words/t'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'

import { Glyph } from './glyph.tsx'
import css from './text-editor.module.css'
import { Tool } from './tool.tsx'

/** How long it has become, and the way back. */
export function TextFoot({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      words: one.getText({ blockSeparator: ' ' }).split(/\s+/).filter(Boolean).length,
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
    }),
  })
  return (
    <div className={css.foot}>
      <span className={css.count} data-figures>
        {t('{count, plural, one {# word} other {# words}}', { count: now.words })}
      </span>
      <Tool label={t('Undo')} disabled={!now.canUndo} act={() => editor.chain().focus().undo().run()}>
        <Glyph name="undo" />
      </Tool>
      <Tool label={t('Redo')} disabled={!now.canRedo} act={() => editor.chain().focus().redo().run()}>
        <Glyph name="redo" />
      </Tool>
    </div>
  )
}
