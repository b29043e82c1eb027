import type { OrderMeetings } from '@sojourn/contract/work/meetings'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ConfirmModal } from '../../ui/overlay/confirm-modal.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import { meetingsChanged, meetingsQuery } from './meeting-queries.ts'

interface Props {
  uuid: string
  variant: 'primary' | 'secondary' | 'quiet'
  icon?: IconName
  label: string
  title: string
  danger?: boolean
  /** The toast once it is done. */
  said: string
  run: () => Promise<{ data: OrderMeetings }>
  children: ReactNode
}

/** A step of a meeting that is asked about once more before it is taken. */
export function MeetingStep({ uuid, variant, icon, label, title, danger, said, run, children }: Props) {
  const [asked, ask] = useState(false)
  const queries = useQueryClient()
  const action = useAction()

  async function go() {
    let meetings: OrderMeetings | undefined
    await action.run(async () => {
      meetings = (await run()).data
    })
    ask(false)
    if (!meetings) return void queries.invalidateQueries(meetingsQuery(uuid))
    toast.success(said)
    await meetingsChanged(queries, uuid, meetings)
  }

  return (
    <>
      <Button variant={variant} size="s" {...(icon && { icon })} onClick={() => ask(true)}>
        {label}
      </Button>
      <ConfirmModal
        open={asked}
        title={title}
        confirm={label}
        {...(danger && { danger })}
        onConfirm={go}
        onClose={() => ask(false)}
      >
        {children}
      </ConfirmModal>
    </>
  )
}
