import type { VerificationCase } from '@sojourn/contract/desk/staff-queue'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '../../api/fetch-file.ts'
import { PaperReport } from '../../papers/paper-report.tsx'
import { useAction } from '../../session/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { DocumentPicture } from '../../ui/file/document-picture.tsx'
import { sizeText } from '../../ui/file/file-rules.ts'
import { useKeptFocus } from '../../ui/overlay/use-kept-focus.ts'
import css from './case-page.module.css'
import { caseQuery } from './verification-queries.ts'

/** The papers themselves, opened by a press that is written down and told to their owner. */
export function CaseDocument({ of }: { of: VerificationCase }) {
  const queries = useQueryClient()
  const action = useAction('The document could not be opened. Please try again.')
  const [opened, setOpened] = useState<{ of: string; content: Blob }>()
  const part = useKeptFocus<HTMLElement>()
  const isMine = of.claim?.is_own === true

  async function open() {
    await action.run(async () => {
      const { content } = await fetchFile(`/staff/verifications/${of.uuid}/document`, 'document.jpg')
      setOpened({ of: of.document?.uploaded_at ?? '', content })
    })
    // Opened or refused, what is shown is what stands.
    await queries.invalidateQueries({ queryKey: caseQuery(of.uuid).queryKey })
  }

  const shown = isMine && opened?.of === of.document?.uploaded_at ? opened : undefined
  return (
    <section {...part} className={css.paper} aria-label="The document">
      {of.document && <PaperReport name={`the document of ${of.fullname}`} paper={of.document.paper} brief />}
      {shown ? (
        <DocumentPicture content={shown.content} alt={`The document of ${of.fullname}`} />
      ) : (
        <div className={css.closed}>
          {of.document ? (
            <>
              <p>
                A picture, {sizeText(of.document.size)}, uploaded{' '}
                <InstantText value={of.document.uploaded_at} />.
              </p>
              <Button icon="eye" busy={action.busy} disabled={!isMine} onClick={open}>
                Open the document
              </Button>
              <p className={css.note}>The agent sees who opened it, and when.</p>
            </>
          ) : (
            <p>There is no document.</p>
          )}
        </div>
      )}
      {of.photo && (
        <div className={css.photo}>
          <img src={of.photo} alt={`${of.fullname} on their profile`} width={240} height={240} />
          <p>
            <b>The photo clients see</b> Compare it with the document.
          </p>
        </div>
      )}
    </section>
  )
}
