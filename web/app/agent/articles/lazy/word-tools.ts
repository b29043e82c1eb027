import { t } from '@sojourn/contract/words/t'
import type { Editor } from '@tiptap/react'
import type { GlyphName } from './glyph.tsx'

/** One press on the words that are marked; a link has to be asked for. */
interface WordTool {
  label: string
  glyph: GlyphName
  isOn: (editor: Editor) => boolean
  act: (editor: Editor, ask: { link: () => void }) => void
}

export const wordTools: readonly WordTool[] = [
  {
    label: t('Bold'),
    glyph: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    act: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: t('Italic'),
    glyph: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    act: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: t('Link'),
    glyph: 'link',
    isOn: (editor) => editor.isActive('link'),
    act: (_editor, ask) => ask.link(),
  },
  {
    label: t('Heading'),
    glyph: 'heading',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    act: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: t('Small heading'),
    glyph: 'small heading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    act: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: t('List'),
    glyph: 'list',
    isOn: (editor) => editor.isActive('bulletList'),
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: t('Numbered list'),
    glyph: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: t('Quote'),
    glyph: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    act: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: t('Note'),
    glyph: 'note',
    isOn: (editor) => editor.isActive('callout'),
    act: (editor) => editor.chain().focus().toggleCallout().run(),
  },
]
