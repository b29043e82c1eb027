import { dayIn } from '@sojourn/contract/dates/clocks'
import type { PaperFields } from '@sojourn/contract/ground/papers'
import { t } from '@sojourn/contract/words/t'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { VAULT_KINDS } from '@sojourn/contract/work/vault-words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../api/browser.ts'
import { FileVersions } from '../../case/documents/file-versions.tsx'
import { PaperReport } from '../../papers/paper-report.tsx'
import { vaultChanged } from '../../queries/vault-queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHere } from '../../ui/date/reader.ts'
import { DayText } from '../../ui/date/time-text.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Card } from '../../ui/text/card.tsx'
import { rich } from '../../words/rich.tsx'
import { expiryTone, newestVersion } from '../../words/vault-words.ts'
import { DeletePaper } from './delete-paper.tsx'
import { EditPaper } from './edit-paper.tsx'
import { HandedTo } from './handed-to.tsx'
import { NewVersion } from './new-version.tsx'
import css from './vault-page.module.css'

/** A paper: what it is, when it expires, what a machine says of it, its versions and the orders that hold one. */
export function VaultPaperCard({ paper }: { paper: VaultPaper }) {
  const queries = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const { uuid, name, kind, versions } = paper
  const newest = newestVersion(paper)

  const confirm = async (fields: PaperFields) => {
    const { data } = await browserApi('PUT /vault/papers/{id}/reading', {
      params: { id: uuid },
      body: { version: newest?.number ?? 1, ...fields },
    })
    void vaultChanged(queries, data)
  }

  return (
    <Card as="li" className={css.paper}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 dir="auto">{name}</h2>
          {VAULT_KINDS[kind] !== name && <p className={css.note}>{VAULT_KINDS[kind]}</p>}
        </div>
        <Expiry paper={paper} />
      </div>
      <PaperReport
        name={name}
        paper={paper.paper}
        confirm={confirm}
        thanks={t('Thank you. We now compare it with your profile and your other papers.')}
      />
      <FileVersions versions={versions} of={name} path={`/vault/papers/${uuid}`} />
      <HandedTo paper={paper} />
      <div className={css.acts}>
        <Button variant="secondary" size="s" icon="edit" onClick={() => setEditing(true)}>
          {rich('Edit<span> {name}</span>', { name, span: (words) => <span data-hidden>{words}</span> })}
        </Button>
        <NewVersion paper={paper} />
        <DeletePaper paper={paper} />
      </div>
      {isEditing && <EditPaper paper={paper} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function Expiry({ paper: { expires_on } }: { paper: VaultPaper }) {
  const here = useHere()
  if (!expires_on) return null
  const today = dayIn(new Date(), here)
  const { tone, icon } = expiryTone(expires_on, today)
  return (
    <Pill tone={tone} icon={icon}>
      {expires_on < today
        ? rich('Expired on {day}', { day: <DayText value={expires_on} /> })
        : rich('Expires on {day}', { day: <DayText value={expires_on} /> })}
    </Pill>
  )
}
