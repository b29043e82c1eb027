import { t } from '@sojourn/contract/words/t'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useRef } from 'react'
import { sentenceOf } from '../../../api/api-error.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { Upload } from '../../../ui/file/upload-file.ts'
import prose from '../../../ui/text/prose.module.css'
import type { SentPicture } from '../words-field.tsx'
import { Callout } from './callout.ts'
import { cleanPaste } from './clean-paste.ts'
import { pasteProblem } from './paste-problem.ts'
import { Picture } from './picture.ts'
import { putPicture } from './put.ts'
import { Table, TableCell, TableHeader, TableRow } from './table.ts'
import css from './text-editor.module.css'

interface Wanted {
  labelledBy: string
  describedBy: string
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

/** The text itself, with what may be pasted and dropped into it. `keys` hears a key before the text does. */
export function useArticleEditor({ labelledBy, describedBy, html, onChange, upload }: Wanted) {
  const tell = useRef(onChange)
  tell.current = onChange
  const keys = useRef<(event: KeyboardEvent) => boolean>(undefined)
  const editor = useEditor({
    extensions,
    content: html,
    // Our own styles: those it brings would need to be let in by the page's policy.
    injectCSS: false,
    onUpdate: ({ editor: { isEmpty }, editor: one }) => tell.current(isEmpty ? '' : one.getHTML()),
    editorProps: {
      attributes: {
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-multiline': 'true',
        role: 'textbox',
        // Readers see the direction of the first letter.
        dir: 'auto',
        class: `${css.words} ${prose.prose}`,
      },
      handleKeyDown: (view, event) => !view.composing && (keys.current?.(event) ?? false),
      transformPastedHTML: cleanPaste,
      handlePaste: (view, { clipboardData }) => {
        const pasted = clipboardData?.getData('text/html') ?? ''
        if (!pasted && addPictureOf(clipboardData)) return true
        const problem = pasteProblem({
          html: pasted,
          text: clipboardData?.getData('text/plain') ?? '',
          before: view.state.doc.content.size,
        })
        if (problem) toast.error(problem)
        return problem !== null
      },
      handleDrop: (_view, { dataTransfer }) => addPictureOf(dataTransfer),
    },
  })

  function addPictureOf(carried: DataTransfer | null) {
    const picture = [...(carried?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (picture) void addPicture(picture).catch(complain)
    return picture !== undefined
  }

  async function addPicture(file: File) {
    const { data } = await upload(file, { onProgress: () => {}, signal: new AbortController().signal })
    putPicture(editor, data, '')
  }

  return { editor, keys }
}

const complain = (error: unknown) =>
  toast.error(sentenceOf(error, t('The picture could not be saved. Please try again.')))
