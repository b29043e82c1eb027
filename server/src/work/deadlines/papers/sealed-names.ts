import type { Context } from '../../../context.ts'
import { seal, unsealIfPossible } from '../../../platform/secrets/sealed.ts'
import type { SealedColumn } from '../../../platform/secrets/sealed-store.ts'

type Sealing = Pick<Context, 'settings'>

const ownerOf = (paperId: string) => `deadline-paper:${paperId}`

export const sealedPaperNames: SealedColumn = {
  table: 'deadline_paper',
  id: 'id',
  column: 'sealed_name',
  ownerOf,
}

export const sealName = ({ settings }: Sealing, paperId: string, name: string) =>
  seal(settings, ownerOf(paperId), Buffer.from(name))

/** Empty where no secret opens it. */
export const openName = ({ settings }: Sealing, paperId: string, sealed: Buffer) =>
  unsealIfPossible(settings, ownerOf(paperId), sealed)?.toString() ?? ''
