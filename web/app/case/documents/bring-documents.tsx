import { documentFile } from '@sojourn/contract/calls/file'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { useAction } from '../../session/use-action.ts'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import type { Upload } from '../../ui/file/upload-file.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import type { Side } from '../../words/order-words.ts'
import { documentChanged } from './document-queries.ts'

interface Props {
  order: string
  side: Side
}

/** Several files at once, each a document of its own that nobody asked for. */
export function BringDocuments({ order, side }: Props) {
  const queries = useQueryClient()
  const action = useAction()
  const [{ upload, idOf }] = useState(() => addAndUpload(order, side))

  const remove = (file: File) => {
    const docId = idOf(file)
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
      label={side === 'client' ? 'Other documents for your agent' : 'Documents for your client'}
      name="other-documents"
      help="Each file becomes a document of its own."
      rule={documentFile}
      upload={upload}
      multiple
      onUploaded={({ data }) => void documentChanged(queries, order, data)}
      onRemoved={remove}
    />
  )
}

interface Answer {
  data: OrderDocument
}

/** A file that is tried again goes to the document made for it before. */
function addAndUpload(order: string, side: Side) {
  const made = new WeakMap<File, string>()

  const upload: Upload<Answer> = async (file, watch) => {
    const id = made.get(file) ?? (await add(file))
    return uploadInParts<Answer>(`/orders/${order}/documents/${id}/versions`)(file, watch)
  }

  async function add(file: File) {
    const name = file.name.replace(/\.[^.]+$/, '').slice(0, 200)
    const { data } = await browserApi('POST /orders/{uuid}/documents', {
      params: { uuid: order },
      body: { name, given_by: side },
    })
    made.set(file, data.uuid)
    return data.uuid
  }

  return { upload, idOf: (file: File) => made.get(file) }
}
