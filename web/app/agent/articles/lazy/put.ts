import type { Editor } from '@tiptap/react'
import type { SentPicture } from '../words-field.tsx'

export const putPicture = (editor: Editor, { src, width, height }: SentPicture, alt: string) =>
  editor.chain().focus().setImage({ src, alt, width, height }).run()

/** The words that are marked lead there; where none are, the address itself stands there. Null takes the link away. */
export function putLink(editor: Editor, href: string | null) {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === null) chain.unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}
