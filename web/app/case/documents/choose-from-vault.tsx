import { t } from '@sojourn/contract/words/t'
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
import { rich } from '../../words/rich.tsx'
import { newestVersion } from '../../words/vault-words.ts'
import { documentChanged } from './document-queries.ts'
import css from './documents.module.css'

interface Props {
  order: string
  document: OrderDocument
  onDone: () => void
}

export const canBeGiven = (paper: VaultPaper) => newestVersion(paper)?.may_open === true

/** The papers of one's vault, those that fit the document first. */
export function ChooseFromVault(props: Props) {
  const vault = useQuery(vaultQuery)
  return (
    <Loaded query={vault}>
      {({ items }) => {
        const papers = items.filter(canBeGiven)
        const kind = vaultKindOf(props.document.name)
        const fits = (paper: VaultPaper) => kind !== 'other' && paper.kind === kind
        const sorted = [...papers.filter(fits), ...papers.filter((paper) => !fits(paper))]
        return (
          <>
            <p className={css.note}>
              {t(
                'Your agent gets a copy of the newest version. When the order ends, it leaves the agent’s reach unless it was filed with the authority.',
              )}
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
      toast.success(t('{name} is handed over.', { name: document.name }))
      onDone()
    })

  return (
    <li className={css.version}>
      <span className={css.file}>
        <span className={css.fileName}>{paper.name}</span>
        <small>
          {paper.expires_on
            ? rich('{kind}, version {version}, expires on {day}', {
                kind: VAULT_KINDS[paper.kind],
                version,
                day: <DayText value={paper.expires_on} />,
              })
            : t('{kind}, version {version}', { kind: VAULT_KINDS[paper.kind], version })}
        </small>
      </span>
      {isThere ? (
        <small>{t('Handed over')}</small>
      ) : (
        <Button size="s" variant="secondary" busy={action.busy} onClick={() => void handOver()}>
          {rich('Hand over<span> {name}</span>', {
            name: paper.name,
            span: (words) => <span data-hidden>{words}</span>,
          })}
        </Button>
      )}
    </li>
  )
}
