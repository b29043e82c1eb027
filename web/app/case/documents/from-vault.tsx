import { t } from '@sojourn/contract/words/t'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { vaultQuery } from '../../queries/vault-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { rich } from '../../words/rich.tsx'
import { ChooseFromVault, canBeGiven } from './choose-from-vault.tsx'

interface Props {
  order: string
  document: OrderDocument
}

/** A paper of one's vault is handed over in place of a file, where there is one. */
export function FromVault({ order, document }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { data: vault } = useQuery(vaultQuery)
  if (!vault?.items.some(canBeGiven)) return null
  return (
    <>
      <Button variant="quiet" size="s" icon="passport" onClick={() => setOpen(true)}>
        {rich('From my vault<span> for {name}</span>', {
          name: document.name,
          span: (words) => <span data-hidden>{words}</span>,
        })}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('Choose {name} from your vault', { name: document.name })}
      >
        {isOpen && <ChooseFromVault order={order} document={document} onDone={() => setOpen(false)} />}
      </Modal>
    </>
  )
}
