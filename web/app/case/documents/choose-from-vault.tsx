import { clientPaths } from '@sojourn/contract/paths/own-paths'
import type { OrderDocument } from '@sojourn/contract/work/documents'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { VAULT_KINDS, vaultKindOf } from '@sojourn/contract/work/vault-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '../../api/browser.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { vaultChanged, vaultQuery } from '../../queries/vault-queries.ts'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { DayText } from '../../ui/date/time-text.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Link } from '../../ui/text/link.tsx'
import { newestVersion } from '../../words/vault-words.ts'
import { documentChanged } from './document-queries.ts'
import css from './documents.module.css'

interface Props {
  order: string
  document: OrderDocument
  onDone: () => void
}

/** The papers of one's vault, those that fit the document first. */
export function ChooseFromVault(props: Props) {
  const vault = useQuery(vaultQuery)
  return (
    <Loaded query={vault}>
      {({ items }) => {
        const papers = items.filter((paper) => newestVersion(paper)?.may_open)
        if (papers.length === 0)
          return (
            <p className={css.note}>
              There is no paper in <Link to={clientPaths.vault()}>your vault</Link> yet. What you put there
              you can hand over for every order with one press.
            </p>
          )
        const kind = vaultKindOf(props.document.name)
        const fits = (paper: VaultPaper) => kind !== 'other' && paper.kind === kind
        const sorted = [...papers.filter(fits), ...papers.filter((paper) => !fits(paper))]
        return (
          <>
            <p className={css.note}>
              Your agent gets a copy of the newest version. When the order ends, it leaves the agent’s reach
              unless it was filed with the authority.
            </p>
            <ul className={css.versions}>
              {sorted.map((paper) => (
                <PaperLine key={paper.uuid} {...props} paper={paper} />
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}

function PaperLine({ order, document, onDone, paper }: Props & { paper: VaultPaper }) {
  const queries = useQueryClient()
  const action = useAction()
  const version = newestVersion(paper)?.number ?? 1
  const isThere =
    document.slug === 'handed_over' &&
    paper.given_to.some((given) => given.document === document.uuid && given.version === version)

  const handOver = () =>
    action.run(async () => {
      const { data } = await browserApi('POST /orders/{uuid}/documents/{docId}/from-vault', {
        params: { uuid: order, docId: document.uuid },
        body: { paper: paper.uuid, version },
      })
      void documentChanged(queries, order, data)
      void vaultChanged(queries)
      toast.success(`${document.name} is handed over.`)
      onDone()
    })

  return (
    <li className={css.version}>
      <span className={css.file}>
        <span className={css.fileName}>{paper.name}</span>
        <small>
          {VAULT_KINDS[paper.kind]}, version {version}
          {paper.expires_on && (
            <>
              , expires on <DayText value={paper.expires_on} />
            </>
          )}
        </small>
      </span>
      {isThere ? (
        <small>Handed over</small>
      ) : (
        <Button size="s" variant="secondary" busy={action.busy} onClick={() => void handOver()}>
          Hand over<span data-hidden> {paper.name}</span>
        </Button>
      )}
    </li>
  )
}
