import { t } from '@sojourn/contract/words/t'
import type { DocumentVersion } from '@sojourn/contract/work/documents'
import { useState } from 'react'
import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DocumentPreview } from '../../ui/file/document-preview.tsx'
import { canBeShown } from '../../ui/file/file-rules.ts'
import { Modal } from '../../ui/overlay/modal.tsx'

interface Props {
  path: string
  version: Pick<DocumentVersion, 'media_type' | 'file_name'>
  document: string
  /** A file that cannot be shown in the page is downloaded. */
  orDownload?: boolean
}

/** Shows a picture or a PDF in the page, from memory; other files are downloaded and opened there. */
export function PreviewButton({ path, version, document, orDownload }: Props) {
  const action = useAction(t('The document could not be opened. Please try again.'))
  const [content, setContent] = useState<Blob>()
  const [isOpen, setOpen] = useState(false)
  const isShown = canBeShown({ type: version.media_type })
  if (!isShown && !orDownload) return null

  const open = () =>
    action.run(async () => {
      const file = await fetchFile(path, version.file_name)
      if (!isShown) return saveFile(file.content, version.file_name)
      // The file is shown as what it was checked to be, and as nothing else.
      setContent(new Blob([file.content], { type: version.media_type }))
      setOpen(true)
    })

  return (
    <>
      <Button variant="quiet" size="s" icon={isShown ? 'eye' : 'download'} busy={action.busy} onClick={open}>
        {isShown ? t('Open') : t('Download')}
        <span data-hidden> {version.file_name}</span>
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={document} size="l">
        {content && <DocumentPreview content={content} name={version.file_name} />}
      </Modal>
    </>
  )
}
