import { t } from '@sojourn/contract/words/t'
import type { Editor } from '@tiptap/react'
import type { GlyphName } from './glyph.tsx'

/** An article is made of these besides words; some have to be asked for. */
export interface Ask {
  picture: () => void
}

export interface Block {
  name: string
  glyph: GlyphName
  /** Other words people look for it by. */
  also: string
  put: (editor: Editor, ask: Ask) => void
}

export const blocks: readonly Block[] = [
  {
    name: t('Heading'),
    glyph: 'heading',
    also: 'title section h2',
    put: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    name: t('Small heading'),
    glyph: 'small heading',
    also: 'subtitle h3',
    put: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    name: t('List'),
    glyph: 'list',
    also: 'bullets points',
    put: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: t('Numbered list'),
    glyph: 'numbers',
    also: 'steps ordered 1',
    put: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  { name: t('Picture'), glyph: 'picture', also: 'image photo', put: (_editor, ask) => ask.picture() },
  {
    name: t('Table'),
    glyph: 'table',
    also: 'columns rows',
    put: (editor) => editor.chain().focus().insertTable().run(),
  },
  {
    name: t('Quote'),
    glyph: 'quote',
    also: 'citation',
    put: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: t('Note'),
    glyph: 'note',
    also: 'callout warning tip',
    put: (editor) => editor.chain().focus().toggleCallout().run(),
  },
  {
    name: t('Line'),
    glyph: 'line',
    also: 'divider rule',
    put: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

/** The blocks that somebody may mean by what stands after the stroke: any of their words begins so. */
export function blocksFor(typed: string) {
  const asked = ` ${typed.trim().toLowerCase()}`
  return blocks.filter(({ name, also }) => ` ${name} ${also}`.toLowerCase().includes(asked))
}
