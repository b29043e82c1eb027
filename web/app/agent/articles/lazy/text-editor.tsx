import { t } from '@sojourn/contract/words/t'
import { type Editor, EditorContent } from '@tiptap/react'
import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Upload } from '../../../ui/file/upload-file.ts'
import { Icon } from '../../../ui/text/icon.tsx'
import type { SentPicture } from '../words-field.tsx'
import { BlockMenu } from './block-menu.tsx'
import { LinkModal } from './link-modal.tsx'
import { PictureModal } from './picture-modal.tsx'
import { putLink, putPicture } from './put.ts'
import { SelectionBar } from './selection-bar.tsx'
import { standAtLine } from './stand-at.ts'
import css from './text-editor.module.css'
import { TextFoot } from './text-foot.tsx'
import { useArticleEditor } from './use-article-editor.ts'
import { useBlockMenu } from './use-block-menu.ts'

interface Props {
  labelledBy: string
  html: string
  onChange: (html: string) => void
  upload: Upload<{ data: SentPicture }>
}

/** The words of an article, as its author writes them: tools come to the words that are marked, and to a line by "/". */
export default function TextEditor({ labelledBy, html, onChange, upload }: Props) {
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null)
  /** The caret is in here, or in a tool of it. */
  const [isHere, setHere] = useState(false)
  const helpId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { editor, keys } = useArticleEditor({ labelledBy, describedBy: helpId, html, onChange, upload })
  const menu = useBlockMenu(editor, { isHere, onPicture: () => setAsked('picture') })

  keys.current = (event) => {
    if (!event.altKey || event.key !== 'F10') return menu.hears(event)
    bar.current?.querySelector('button')?.focus()
    return bar.current !== null
  }

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHere(false)
  }

  /** A dialog gives the focus back to its button as it closes; whoever writes goes on in the text. */
  function close() {
    flushSync(() => setAsked(null))
    editor.commands.focus()
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
      {isHere && menu.line.wantsTools && (
        <SelectionBar editor={editor} bar={bar} frame={frame} onLink={() => setAsked('link')} />
      )}
      {isHere && menu.line.isEmpty && <PlusButton editor={editor} frame={frame} />}
      {menu.isOpen && (
        <BlockMenu
          id={menu.id}
          editor={editor}
          frame={frame}
          offered={menu.offered}
          at={menu.at}
          onChoose={menu.choose}
        />
      )}
      <TextFoot editor={editor} />
      <Dialogs asked={asked} editor={editor} upload={upload} onClose={close} />
    </div>
  )
}

interface PlusProps {
  editor: Editor
  frame: RefObject<HTMLDivElement | null>
}

/** It stands beside an empty line, and begins a command there. */
function PlusButton({ editor, frame }: PlusProps) {
  const plus = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (plus.current && frame.current) standAtLine(plus.current, frame.current, editor.view, 'beside')
  })

  return (
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
  )
}

interface DialogsProps extends Pick<Props, 'upload'> {
  asked: 'link' | 'picture' | null
  editor: Editor
  onClose: () => void
}

const Dialogs = ({ asked, editor, upload, onClose }: DialogsProps) => (
  <>
    <LinkModal
      key={asked}
      open={asked === 'link'}
      href={String(editor.getAttributes('link').href ?? '')}
      onLink={(href) => {
        onClose()
        putLink(editor, href)
      }}
      onClose={onClose}
    />
    <PictureModal
      key={`picture ${asked}`}
      open={asked === 'picture'}
      upload={upload}
      onPicture={(picture, alt) => {
        onClose()
        putPicture(editor, picture, alt)
      }}
      onClose={onClose}
    />
  </>
)
