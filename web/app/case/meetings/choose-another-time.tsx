import { useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import type { IconName } from '../../ui/text/icon-names.ts'
import type { Asked } from './another-time.tsx'

/** The calendar and its clocks come with the press. */
const AnotherTime = lazyPart(() => import('./another-time.tsx'))

interface Props extends Asked {
  label: string
  variant: 'primary' | 'secondary'
  icon: IconName
}

/** A button that opens the free times of the agent over the page. */
export function ChooseAnotherTime({ label, variant, icon, ...asked }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} size="s" icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={asked.title} size="l" steady>
        {open && (
          <Waits
            fallback={
              <Loading>
                <Skeleton shape="block" />
              </Loading>
            }
          >
            <AnotherTime {...asked} onClose={() => setOpen(false)} />
          </Waits>
        )}
      </Modal>
    </>
  )
}
