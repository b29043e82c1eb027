import type { OwnService } from '@sojourn/contract/services'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { MultiItemAdder } from '../ui/multi-item-adder.tsx'
import { documentsOf } from './service-values.ts'

interface Props {
  service: OwnService
  /** The documents of a visa just chosen, which one may begin with anew. */
  checklist: readonly string[] | null
  onRestart: (documents: readonly string[]) => void
}

/** What the client hands over: the papers everybody needs, and those one sends if one has them. */
export function DocumentFields({ service, checklist, onRestart }: Props) {
  const [restarted, setRestarted] = useState<readonly string[] | null>(null)
  const required = restarted ?? documentsOf(service, true)
  return (
    <>
      {checklist && checklist !== restarted && (
        <Button
          variant="secondary"
          icon="refresh"
          onClick={() => {
            setRestarted(checklist)
            onRestart(checklist)
          }}
        >
          Begin with the checklist of this visa
        </Button>
      )}
      <MultiItemAdder
        key={required.join('\n')}
        label="Every client hands over"
        name="required_documents"
        unmarked
        item="document"
        placeholder="Passport, all stamped pages"
        defaultValue={required}
        help="You cannot start without them."
      />
      <MultiItemAdder
        label="If they have it"
        name="optional_documents"
        unmarked
        item="document"
        placeholder="Earlier visas"
        defaultValue={documentsOf(service, false)}
      />
    </>
  )
}
