import { documentFile } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TidyDocument } from '../../papers/tidy-document.tsx'
import { CutNote } from '../../ui/file/cut-note.tsx'
import { FileChoice } from '../../ui/file/file-choice.tsx'
import { acceptOf } from '../../ui/file/file-rules.ts'
import { isMadeHere } from '../../ui/file/made-files.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import { useDrop } from '../../ui/file/use-drop.ts'
import { useUploads } from '../../ui/file/use-uploads.ts'
import { WaitingFiles } from '../../ui/file/waiting-files.tsx'
import { forgetTidied } from '../../ui/papers/tidy-papers.tsx'
import { classes } from '../../ui/text/classes.ts'
import { Said } from '../../ui/text/said.tsx'
import type { Side } from '../../words/order-words.ts'
import { documentChanged } from './document-queries.ts'
import css from './documents.module.css'
import { FromVault } from './from-vault.tsx'
import { isAskedFor } from './main-act.ts'

interface Props {
  order: string
  document: OrderDocument
  side: Side
  children?: ReactNode
}

/** A file is chosen or dropped here and sent at once, as the next version. */
export function UploadVersion({ order, document, side, children }: Props) {
  const queries = useQueryClient()
  const [handedOver, setHandedOver] = useState(0)
  const path = `/orders/${order}/documents/${document.uuid}/versions`
  const { queue, said, choose, remove, retry } = useUploads<{ data: OrderDocument }>({
    rule: documentFile,
    multiple: false,
    upload: uploadInParts(path),
    onUploaded: ({ data }, file) => {
      if (isMadeHere(file)) {
        forgetTidied(path)
        setHandedOver((count) => count + 1)
      }
      void documentChanged(queries, order, data)
    },
  })
  const { isOver, drop } = useDrop(choose)
  const isFirst = document.versions.length === 0
  const isAsked = isAskedFor(document.slug)
  return (
    <div className={classes(children ? css.row : css.bare, isOver && css.over)} {...drop}>
      {children}
      <FileChoice
        variant={isAsked ? 'secondary' : 'quiet'}
        icon="upload"
        label={
          isFirst
            ? t('Upload {name}', { name: document.name })
            : t('Upload a new version of {name}', { name: document.name })
        }
        accept={acceptOf(documentFile)}
        onFiles={choose}
      >
        {isAsked ? t('Upload') : t('Upload a new version')}
      </FileChoice>
      <div className={css.prepare}>
        <TidyDocument
          key={handedOver}
          asked={document.name}
          place={path}
          doneLabel={t('Hand over')}
          onDone={(file) => choose([file])}
        />
        {side === 'client' && <FromVault order={order} document={document} />}
      </div>
      {queue.length === 0 && <CutNote path={path} />}
      <WaitingFiles queue={queue} retry={retry} remove={remove} />
      <Said>{said}</Said>
    </div>
  )
}
