import type { ReportKind } from '@sojourn/contract/talk/report-words'
import { useState } from 'react'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Button } from '../../ui/button/button.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

interface Props {
  kind: ReportKind
  id: string
  /** Whose it is, for those who hear it. */
  of: string
}

/** Tells our team that something is wrong with what stands here; its form comes on press. */
export function ReportButton({ kind, id, of }: Props) {
  const [asked, ask] = useState(false)
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => ask(true)}>
        Report
        <span data-hidden>
          {' '}
          this {kind}: {of}
        </span>
      </Button>
      <Waits>{asked && <ReportDialog kind={kind} id={id} onClose={() => ask(false)} />}</Waits>
    </>
  )
}
