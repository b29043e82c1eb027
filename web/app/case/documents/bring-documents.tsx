import { documentFile } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import type { Upload } from '../../ui/file/upload-file.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import type { Side } from '../../words/order-words.ts'
import { documentChanged, documentsQuery } from './document-queries.ts'
import { matchDocument } from './match-document.ts'

interface Props {
  order: string
  side: Side
}

/** One place for all files: those named like a document that is asked for go to it, others become one of their own. */
export function BringDocuments({ order, side }: Props) {
  const queries = useQueryClient()
  const action = useAction()
  const [{ upload, ownOf }] = useState(() => {
    const known = () => queries.getQueryData(documentsQuery(order).queryKey)?.items ?? []
    return addAndUpload(order, side, known)
  })

  const remove = (file: File) => {
    const docId = ownOf(file)
    if (!docId) return
    void action.run(async () => {
      const { data } = await browserApi('PATCH /orders/{uuid}/documents/{docId}', {
        params: { uuid: order, docId },
        body: { action: 'drop' },
      })
      await documentChanged(queries, order, data)
    })
  }

  return (
    <FileDrop
      label={side === 'client' ? t('Upload several at once') : t('Documents for your client')}
      name="other-documents"
      unmarked
      help={
        side === 'client'
          ? t('A file named like a document above goes to it. Any other becomes a document of its own.')
          : t('Each file becomes a document of its own.')
      }
      rule={documentFile}
      upload={upload}
      multiple
      onUploaded={({ data }) => void documentChanged(queries, order, data)}
      onRemoved={remove}
      keepsDone={(file) => ownOf(file) !== undefined}
    />
  )
}

interface Answer {
  data: OrderDocument
}

interface Target {
  id: string
  isOwn: boolean
}

/** A file that is tried again goes where it went before. */
function addAndUpload(order: string, side: Side, documents: () => readonly OrderDocument[]) {
  const targets = new WeakMap<File, Target>()
  const taken = new Set<string>()

  const upload: Upload<Answer> = async (file, watch) => {
    const target = targets.get(file) ?? asked(file) ?? (await add(file))
    targets.set(file, target)
    return uploadInParts<Answer>(`/orders/${order}/documents/${target.id}/versions`)(file, watch)
  }

  /** Two files of one name are not two versions of one document. */
  function asked(file: File): Target | null {
    const free = documents().filter(({ uuid }) => !taken.has(uuid))
    const document = matchDocument(file.name, free)
    if (!document) return null
    taken.add(document.uuid)
    return { id: document.uuid, isOwn: false }
  }

  async function add(file: File): Promise<Target> {
    const name = file.name.replace(/\.[^.]+$/, '').slice(0, 200)
    const { data } = await browserApi('POST /orders/{uuid}/documents', {
      params: { uuid: order },
      body: { name, given_by: side },
    })
    return { id: data.uuid, isOwn: true }
  }

  const ownOf = (file: File) => {
    const target = targets.get(file)
    return target?.isOwn ? target.id : undefined
  }
  return { upload, ownOf }
}
