import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../api/api-error.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { Upload } from '../../../ui/file/upload-file.ts'
import prose from '../../../ui/text/prose.module.css'
import type { SentPicture } from '../words-field.tsx'
import { Callout } from './callout.ts'
import { cleanPaste } from './clean-paste.ts'
import { LinkModal } from './link-modal.tsx'
import { pasteProblem } from './paste-problem.ts'
import { Picture } from './picture.ts'
import { PictureModal } from './picture-modal.tsx'
import { Table, TableCell, TableHeader, TableRow } from './table.ts'
import css from './text-editor.module.css'
import { Toolbar } from './toolbar.tsx'

interface Props {
  labelledBy: string
  html: string
  onChange: (html: string) => void
  upload: Upload<{ data: SentPicture }>
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
  Picture,
  Callout,
  Table,
  TableRow,
  TableCell,
  TableHeader,
]

/** The words of an article, as its author writes them. */
export default function TextEditor({ labelledBy, html, onChange, upload }: Props) {
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null)
  const tell = useRef(onChange)
  tell.current = onChange
  const editor = useEditor({
    extensions,
    content: html,
    // Our own styles: those it brings would need to be let in by the page's policy.
    injectCSS: false,
    onUpdate: ({ editor: { isEmpty }, editor: one }) => tell.current(isEmpty ? '' : one.getHTML()),
    editorProps: {
      attributes: {
        'aria-labelledby': labelledBy,
        'aria-multiline': 'true',
        role: 'textbox',
        // As readers see it: by its first letter.
        dir: 'auto',
        class: `${css.words} ${prose.prose}`,
      },
      transformPastedHTML: cleanPaste,
      handlePaste: (view, { clipboardData }) => {
        const picture = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
        const pasted = clipboardData?.getData('text/html') ?? ''
        if (picture && !pasted) {
          void addPicture(picture).catch(complain)
          return true
        }
        const problem = pasteProblem({
          html: pasted,
          text: clipboardData?.getData('text/plain') ?? '',
          before: view.state.doc.content.size,
        })
        if (problem) toast.error(problem)
        return problem !== null
      },
      handleDrop: (_view, { dataTransfer }) => {
        const picture = [...(dataTransfer?.files ?? [])].find(({ type }) => type.startsWith('image/'))
        if (!picture) return false
        void addPicture(picture).catch(complain)
        return true
      },
    },
  })

  /** A dialog gives the focus back to its button as it closes; whoever writes goes on in the text. */
  function close() {
    flushSync(() => setAsked(null))
    editor.commands.focus()
  }

  async function addPicture(file: File) {
    const { data } = await upload(file, { onProgress: () => {}, signal: new AbortController().signal })
    place(data, '')
  }

  const place = ({ src, width, height }: SentPicture, alt: string) =>
    editor.chain().focus().setImage({ src, alt, width, height }).run()

  function link(href: string | null) {
    close()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === null) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }

  return (
    <div className={css.editor}>
      <Toolbar editor={editor} onLink={() => setAsked('link')} onPicture={() => setAsked('picture')} />
      <EditorContent editor={editor} />
      <LinkModal
        key={asked}
        open={asked === 'link'}
        href={String(editor.getAttributes('link').href ?? '')}
        onLink={link}
        onClose={close}
      />
      <PictureModal
        key={`picture ${asked}`}
        open={asked === 'picture'}
        upload={upload}
        onPicture={(picture, alt) => {
          close()
          place(picture, alt)
        }}
        onClose={close}
      />
    </div>
  )
}

const complain = (error: unknown) =>
  toast.error(sentenceOf(error, 'The picture could not be saved. Please try again.'))
