import type { Message } from '@sojourn/contract/talk/conversations'
import { t } from '@sojourn/contract/words/t'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DocumentPreview } from '../../ui/file/document-preview.tsx'
import { canBeShown, isPicture, sizeText } from '../../ui/file/file-rules.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Icon } from '../../ui/text/icon.tsx'
import { rich } from '../../words/rich.tsx'
import css from './message.module.css'

interface Props {
  /** The call for the bytes of a message stands there, by its uuid. */
  fileAt: (message: string) => string
  message: Message
}

/** For the two sides of a conversation. */
export const ownFileAt = (conversation: string) => (message: string) =>
  `/conversations/${conversation}/messages/${message}/file`

/** A file of a message: pictures and PDF are shown on press, everything can be saved. That it was opened is noted. */
export function MessageFilePart({ fileAt, message: { uuid, file } }: Props) {
  const [picture, setPicture] = useState<Blob | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!file) return null
  const { name, size, media_type: type, scan, may_open } = file

  async function open(then: (content: Blob) => void) {
    setBusy(true)
    try {
      then((await fetchFile(fileAt(uuid), name)).content)
    } catch (error) {
      toast.error(sentenceOf(error, t('The file could not be opened.')))
    } finally {
      setBusy(false)
    }
  }

  /** The file is shown as what it was checked to be, and as nothing else. */
  function show(content: Blob) {
    setPicture(new Blob([content], { type }))
    setOpen(true)
  }

  return (
    <div className={css.file}>
      <Icon name="document" />
      <div className={css.fileWords}>
        <span className={css.fileName}>{name}</span>
        <span className={css.fileNote} data-figures>
          {scan === 'infected' ? t('Removed: a virus was found') : <bdi>{sizeText(size)}</bdi>}
          {scan === 'waiting' && ` · ${t('being checked for viruses')}`}
        </span>
      </div>
      {may_open && canBeShown({ type }) && !(picture && isPicture({ type })) && (
        <Button variant="quiet" size="s" busy={isBusy} onClick={() => void open(show)}>
          {rich('Show<span> {name}</span>', { name, span: (words) => <span data-hidden>{words}</span> })}
        </Button>
      )}
      {may_open && (
        <Button
          variant="quiet"
          size="s"
          icon="download"
          busy={isBusy}
          onClick={() => void open((content) => saveFile(content, name))}
        >
          {rich('Save<span> {name}</span>', { name, span: (words) => <span data-hidden>{words}</span> })}
        </Button>
      )}
      {picture && isPicture(picture) && <Picture content={picture} name={name} />}
      {picture && !isPicture(picture) && (
        <Modal open={isOpen} onClose={() => setOpen(false)} title={name} size="l">
          {isOpen && <DocumentPreview content={picture} name={name} />}
        </Modal>
      )}
    </div>
  )
}

export function Picture({ content, name }: { content: Blob; name: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url ? <img className={css.picture} src={url} alt={name} /> : null
}
