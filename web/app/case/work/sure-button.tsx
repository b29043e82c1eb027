import type { OrderWork } from '@sojourn/contract/work/completion'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { under } from '../../api/call-query.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import { workChanged } from './case-queries.ts'

interface Props {
  uuid: string
  variant: 'primary' | 'secondary' | 'quiet'
  icon?: IconName
  label: string
  title: string
  /** The toast once it is done. */
  said: string
  run: () => Promise<{ data: OrderWork }>
  children: ReactNode
}

/** A step that is asked about once more before it is taken. */
export function SureButton({ uuid, variant, icon, label, title, said, run, children }: Props) {
  const [asked, ask] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function go() {
    let work: OrderWork | undefined
    const done = await action.run(async () => {
      work = (await run()).data
    })
    ask(false)
    if (!done || !work) return void queries.invalidateQueries(under('/orders'))
    toast.success(said)
    await workChanged(queries, uuid, work)
  }

  return (
    <>
      <Button variant={variant} {...(icon && { icon })} onClick={() => ask(true)}>
        {label}
      </Button>
      <ConfirmModal open={asked} title={title} confirm={label} onConfirm={go} onClose={() => ask(false)}>
        {children}
      </ConfirmModal>
    </>
  )
}
