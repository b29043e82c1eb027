import type { Message } from '@sojourn/contract/talk/conversations'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../api/api-error.ts'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { isPicture, sizeText } from '../../ui/file/file-rules.ts'
import { Icon } from '../../ui/text/icon.tsx'
import css from './message.module.css'

interface Props {
  conversation: string
  message: Message
}

/** A file of a message: pictures are shown on press, everything can be saved. That it was opened is noted. */
export function MessageFilePart({ conversation, message: { uuid, file } }: Props) {
  const [picture, setPicture] = useState<Blob | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (!file) return null
  const { name, size, media_type: type, scan, may_open } = file

  async function open(then: (content: Blob) => void) {
    setBusy(true)
    try {
      then((await fetchFile(`/conversations/${conversation}/messages/${uuid}/file`, name)).content)
    } catch (error) {
      toast.error(sentenceOf(error, 'The file could not be opened.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={css.file}>
      <Icon name="document" />
      <div className={css.fileWords}>
        <span className={css.fileName}>{name}</span>
        <span className={css.fileNote} data-figures>
          {scan === 'infected' ? 'Removed: a virus was found' : sizeText(size)}
          {scan === 'waiting' && ' · being checked for viruses'}
        </span>
      </div>
      {may_open && isPicture({ type }) && !picture && (
        <Button
          variant="quiet"
          size="s"
          busy={isBusy}
          onClick={() => void open((content) => setPicture(new Blob([content], { type })))}
        >
          Show<span data-hidden> {name}</span>
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
          Save<span data-hidden> {name}</span>
        </Button>
      )}
      {picture && <Picture content={picture} name={name} />}
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
