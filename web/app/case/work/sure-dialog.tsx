import type { OrderWork } from '@sojourn/contract/work/completion'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { Opened } from '../../ui/overlay/dialog-button.tsx'
import { workChanged } from './case-queries.ts'

interface Props extends Opened {
  uuid: string
  label: string
  title: string
  /** The toast once it is done. */
  said: string
  run: () => Promise<{ data: OrderWork }>
  children: ReactNode
}

/** A step that is asked about once more before it is taken. */
export function SureDialog({ uuid, label, title, said, run, open, onClose, children }: Props) {
  const queries = useQueryClient()
  const action = useAction()

  async function go() {
    let work: OrderWork | undefined
    const done = await action.run(async () => {
      work = (await run()).data
    })
    onClose()
    if (!done || !work) return void queries.invalidateQueries(under('/orders'))
    toast.success(said)
    await workChanged(queries, uuid, work)
  }

  return (
    <ConfirmModal open={open} title={title} confirm={label} onConfirm={go} onClose={onClose}>
      {children}
    </ConfirmModal>
  )
}
