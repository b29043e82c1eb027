import type { ReportKind } from '@sojourn/contract/talk/report-words'
import { useState } from 'react'
import { still } from '../../fast-pages/cached-html.tsx'
import { lazyPart } from '../../fast-pages/lazy-part.ts'
import { Waits } from '../../fast-pages/waits.tsx'
import { Button } from '../../ui/button/button.tsx'
import { rich } from '../../words/rich.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'))

interface Props {
  kind: ReportKind
  id: string
  of: string
}

/** Tells our team that something is wrong with what stands here; its form comes on press. */
export function ReportButton({ kind, id, of }: Props) {
  const [asked, ask] = useState(false)
  return (
    <>
      <Press kind={kind} of={of} onPress={() => ask(true)} />
      {asked && (
        <Waits>
          <ReportDialog kind={kind} id={id} onClose={() => ask(false)} />
        </Waits>
      )}
    </>
  )
}

type PressProps = Pick<Props, 'kind' | 'of'> & { onPress: () => void }

const Press = still(({ kind, of, onPress }: PressProps) => (
  <Button variant="quiet" size="s" onClick={onPress}>
    {rich(
      '{kind, select, service {Report<hidden> this service: {of}</hidden>} review {Report<hidden> this review: {of}</hidden>} article {Report<hidden> this article: {of}</hidden>} message {Report<hidden> this message: {of}</hidden>} other {Report<hidden> this video: {of}</hidden>}}',
      { kind, of, hidden: (words) => <span data-hidden>{words}</span> },
    )}
  </Button>
))
