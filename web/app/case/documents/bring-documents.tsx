import { documentFile } from '@sojourn/contract/calls/file'
import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { Order } from '@sojourn/contract/work/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { useAction } from '../../session/use-action.ts'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import type { Upload } from '../../ui/file/upload-file.ts'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import type { Side } from '../../words/order-words.ts'
import { travellersOf } from '../../words/travellers-of.ts'
import { documentChanged, documentsQuery } from './document-queries.ts'
import { matchDocument } from './match-document.ts'

interface Props {
  order: Order
  side: Side
}

/** Only families need it. */
const Whose = lazyPart(() => import('./whose.tsx'))

/** One place for all files: those named like a document that is asked for go to it, others become one of their own. */
export function BringDocuments({ order, side }: Props) {
  const { uuid, client } = order
  const travellers = travellersOf(order)
  const queries = useQueryClient()
  const action = useAction()
  const whose = useRef('')
  const [{ upload, ownOf }] = useState(() => {
    const known = () => queries.getQueryData(documentsQuery(uuid).queryKey)?.items ?? []
    return addAndUpload(order, side, known, () => whose.current)
  })

  const remove = (file: File) => {
    const docId = ownOf(file)
    if (!docId) return
    void action.run(async () => {
      const { data } = await browserApi('PATCH /orders/{uuid}/documents/{docId}', {
        params: { uuid, docId },
        body: { action: 'drop' },
      })
      await documentChanged(queries, uuid, data)
    })
  }

  return (
    <>
      {travellers.length > 0 && (
        <Waits>
          <Whose
            travellers={travellers}
            client={client.full_name}
            onChoose={(person) => {
              whose.current = person
            }}
          />
        </Waits>
      )}
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
        onUploaded={({ data }) => void documentChanged(queries, uuid, data)}
        onRemoved={remove}
        keepsDone={(file) => ownOf(file) !== undefined}
      />
    </>
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
function addAndUpload(
  { uuid: order, client }: Order,
  side: Side,
  documents: () => readonly OrderDocument[],
  /** The name of somebody who travels along; it is empty for the client. */
  whose: () => string,
) {
  const targets = new WeakMap<File, Target>()
  const taken = new Set<string>()

  /** The names of documents end with whose they are if several people apply; the name of the file need not. */
  const documentsOf = (all: readonly OrderDocument[], person: string) =>
    all
      .filter((one) => (one.person ?? '') === person)
      .map((one) => ({ ...one, name: one.name.replace(` (${person || client.full_name})`, '') }))

  const upload: Upload<Answer> = async (file, watch) => {
    const target = targets.get(file) ?? asked(file) ?? (await add(file))
    targets.set(file, target)
    return uploadInParts<Answer>(`/orders/${order}/documents/${target.id}/versions`)(file, watch)
  }

  /** Two files of one name are not two versions of one document. */
  function asked(file: File): Target | null {
    const free = documents().filter(({ uuid }) => !taken.has(uuid))
    const document = matchDocument(file.name, free) ?? matchDocument(file.name, documentsOf(free, whose()))
    if (!document) return null
    taken.add(document.uuid)
    return { id: document.uuid, isOwn: false }
  }

  async function add(file: File): Promise<Target> {
    const name = file.name.replace(/\.[^.]+$/, '').slice(0, 200)
    const person = whose()
    const { data } = await browserApi('POST /orders/{uuid}/documents', {
      params: { uuid: order },
      body: { name, given_by: side, ...(person && { person }) },
    })
    return { id: data.uuid, isOwn: true }
  }

  const ownOf = (file: File) => {
    const target = targets.get(file)
    return target?.isOwn ? target.id : undefined
  }
  return { upload, ownOf }
}
