import { t } from '@sojourn/contract/words/t'
import type { DocumentVersion, OrderDocument } from '@sojourn/contract/work/documents'
import { FileVersions } from './file-versions.tsx'

interface Props {
  order: string
  document: OrderDocument
}

/** The list of documents names the newest file. */
export const VersionList = ({ order, document: { uuid, name, versions } }: Props) => (
  <FileVersions
    versions={versions}
    of={name}
    path={`/orders/${order}/documents/${uuid}`}
    nameless
    noteOf={fromVault}
  />
)

const fromVault = ({ is_from_vault, has_left }: DocumentVersion) =>
  is_from_vault && (
    <small>
      {has_left
        ? t('From the client’s vault. It left the agent’s reach when the order ended.')
        : t('From the client’s vault. It leaves the agent’s reach when the order ends, unless it is filed.')}
    </small>
  )
