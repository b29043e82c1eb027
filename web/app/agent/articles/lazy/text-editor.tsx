import { t } from '@sojourn/contract/words/t'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../api/api-error.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import type { Upload } from '../../../ui/file/upload-file.ts'
import { Icon } from '../../../ui/text/icon.tsx'
import prose from '../../../ui/text/prose.module.css'
import type { SentPicture } from '../words-field.tsx'
import { BlockMenu, optionId } from './block-menu.tsx'
import { type Block, blocksFor } from './blocks.ts'
import { Callout } from './callout.ts'
import { cleanPaste } from './clean-paste.ts'
import { LinkModal } from './link-modal.tsx'
import { pasteProblem } from './paste-problem.ts'
import { Picture } from './picture.ts'
import { PictureModal } from './picture-modal.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { standAtLine } from './stand-at.ts'
import { Table, TableCell, TableHeader, TableRow } from './table.ts'
import css from './text-editor.module.css'
import { TextFoot } from './text-foot.tsx'
import { isEmptyLine, typedCommand } from './typed-command.ts'

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

/** The words of an article, as its author writes them: tools come to the words that are marked, and to a line by "/". */
export default function TextEditor({ labelledBy, html, onChange, upload }: Props) {
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null)
  /** The caret is in here, or in a tool of it. */
  const [isHere, setHere] = useState(false)
  const [at, setAt] = useState(0)
  /** Esc puts a command aside; this is the line it stands on. */
  const [aside, setAside] = useState<number | null>(null)
  const menuId = useId()
  const helpId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const plus = useRef<HTMLButtonElement>(null)
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
        'aria-describedby': helpId,
        'aria-multiline': 'true',
        role: 'textbox',
        // Readers see the direction of the first letter.
        dir: 'auto',
        class: `${css.words} ${prose.prose}`,
      },
      handleKeyDown: (view, event) => !view.composing && (keys.current?.(event) ?? false),
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

  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      command: typedCommand(one.state),
      line: one.state.selection.$from.start(),
      isEmptyLine: isEmptyLine(one.state),
      wantsTools: !one.state.selection.empty || one.isActive('table'),
    }),
  })
  const offered = now.command === null || aside === now.line ? [] : blocksFor(now.command)
  const isMenuOpen = isHere && offered.length > 0
  const chosen = Math.min(at, offered.length - 1)

  // Another word begins at the first again, and a line that is no command any more may become one anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it changes
  useEffect(() => setAt(0), [now.command])
  useEffect(() => {
    if (now.command === null) setAside(null)
  }, [now.command])

  // The caret stays in the text: the text says which option it speaks of.
  useEffect(() => {
    const words = editor.view.dom
    if (!isMenuOpen) {
      words.removeAttribute('aria-activedescendant')
      words.removeAttribute('aria-controls')
      return
    }
    words.setAttribute('aria-controls', menuId)
    words.setAttribute('aria-activedescendant', optionId(menuId, chosen))
  }, [editor, isMenuOpen, menuId, chosen])

  useEffect(() => {
    if (plus.current && frame.current) standAtLine(plus.current, frame.current, editor.view, 'beside')
  })

  keys.current = (event) => {
    if (event.altKey && event.key === 'F10') {
      bar.current?.querySelector('button')?.focus()
      return bar.current !== null
    }
    if (!isMenuOpen) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((chosen + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[chosen])
    else if (event.key === 'Escape') setAside(now.line)
    else return false
    return true
  }

  /** The command itself is no part of the article. */
  function choose(block: Block | undefined) {
    if (!block) return
    const { $from } = editor.state.selection
    editor.chain().focus().deleteRange({ from: $from.start(), to: $from.end() }).run()
    block.put(editor, { picture: () => setAsked('picture') })
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHere(false)
  }

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
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus of its parts goes
    <div ref={frame} className={css.editor} onFocus={() => setHere(true)} onBlur={leave}>
      <span id={helpId} data-hidden>
        {t(
          'Press / at the start of a line for headings, lists, pictures and tables. Mark words and press Alt and F10 for the tools.',
        )}
      </span>
      <EditorContent editor={editor} />
      {isHere && now.wantsTools && (
        <SelectionBar editor={editor} bar={bar} frame={frame} onLink={() => setAsked('link')} />
      )}
      {isHere && now.isEmptyLine && (
        <button
          ref={plus}
          type="button"
          className={css.plus}
          aria-label={t('Add to the article')}
          title={t('Add to the article')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => editor.chain().focus().insertContent('/').run()}
        >
          <Icon name="plus" />
        </button>
      )}
      {isMenuOpen && (
        <BlockMenu
          id={menuId}
          editor={editor}
          frame={frame}
          offered={offered}
          at={chosen}
          onChoose={choose}
        />
      )}
      <TextFoot editor={editor} />
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
  toast.error(sentenceOf(error, t('The picture could not be saved. Please try again.')))
