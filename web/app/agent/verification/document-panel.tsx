import type { DocumentView, Verification } from '@sojourn/contract/supply/verification'
import { t } from '@sojourn/contract/words/t'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '../../api/fetch-file.ts'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { DocumentPicture } from '../../ui/file/document-picture.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import { rich } from '../../words/rich.tsx'
import css from './verification-page.module.css'
import { documentViewsQuery } from './verification-queries.ts'

/** One's own papers: shown when asked for, and who else asked. */
export function DocumentPanel({ verification }: { verification: Verification }) {
  const queries = useQueryClient()
  const action = useAction(t('The document could not be opened. Please try again.'))
  const [content, setContent] = useState<Blob>()
  const part = useKeptFocus<HTMLElement>()
  const { document, document_id_masked } = verification

  const open = () =>
    action.run(async () => {
      const file = await fetchFile('/account/consultant/verification/document', 'document.jpg')
      setContent(file.content)
      await queries.invalidateQueries({ queryKey: documentViewsQuery.queryKey })
    })

  if (!document) return <p className={css.none}>{t('You have not uploaded a document yet.')}</p>
  const state = document.is_draft ? t('Uploaded, not submitted yet') : t('Sent to our team')
  return (
    <div className={css.document}>
      <p>
        {document_id_masked && !document.is_draft
          ? rich('{state}, number {number}', {
              state,
              number: <span data-figures>{document_id_masked}</span>,
            })
          : state}
        . <bdi>{sizeText(document.size)}</bdi>
        {t(', ')}
        <InstantText value={document.uploaded_at} />.
      </p>
      <section {...part} aria-label={t('Its picture')}>
        {content ? (
          <DocumentPicture content={content} alt={t('Your document')} />
        ) : (
          <Button variant="secondary" icon="eye" busy={action.busy} onClick={open}>
            {t('Show my document')}
          </Button>
        )}
      </section>
      <h3 className={css.subtitle}>{t('Who opened it')}</h3>
      <Views />
    </div>
  )
}

function Views() {
  const query = useInfiniteQuery(documentViewsQuery)
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const views = pages.flatMap(({ items }) => items)
        if (views.length === 0) return <p className={css.none}>{t('Nobody has opened it.')}</p>
        return (
          <>
            <ul className={css.views}>
              {views.map((view) => (
                <ViewLine key={view.id} {...view} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                variant="quiet"
                size="s"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('Show more')}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

/** To its owner "You" is the owner; staff reads names. */
export const ViewLine = ({
  by,
  is_own,
  is_machine,
  purpose,
  created_at,
  isStaffReading,
}: DocumentView & { isStaffReading?: boolean }) => (
  <li>
    <b>{viewerOf({ by, is_own, is_machine }, isStaffReading)}</b>
    {!is_machine && <span>{purpose}</span>}
    <InstantText value={created_at.date} className={css.when} />
  </li>
)

type Viewing = Pick<DocumentView, 'by' | 'is_own' | 'is_machine'>

function viewerOf({ by, is_own, is_machine }: Viewing, isStaffReading = false) {
  // A person has a name; the machine has none.
  if (is_machine || by === null) return t('Our machine')
  if (is_own) return isStaffReading ? t('{name}, the agent', { name: by }) : t('You')
  return t('{name}, our team', { name: by })
}
