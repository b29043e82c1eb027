import { documentFile } from '@sojourn/contract/calls/file'
import { FRAME } from '@sojourn/contract/talk/conversation-words'
import { t } from '@sojourn/contract/words/t'
import type { Vault, VaultPaper } from '@sojourn/contract/work/vault'
import { MOST_VAULT_PAPERS } from '@sojourn/contract/work/vault-words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { vaultChanged, vaultQuery } from '../../queries/vault-queries.ts'
import { useFrames } from '../../session/socket/socket.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { FileDrop } from '../../ui/file/file-drop.tsx'
import { uploadInParts } from '../../ui/file/upload-in-parts.ts'
import { PageTitle } from '../../ui/text/layout.tsx'
import { AddPages } from './add-pages.tsx'
import { VaultOpenings } from './vault-openings.tsx'
import css from './vault-page.module.css'
import { VaultPaperCard } from './vault-paper-card.tsx'

export const handle = true

export const meta = () => ownPageMeta(t('My vault'))

const upload = uploadInParts<{ data: VaultPaper }>('/vault/papers')

export default function VaultPage() {
  const queries = useQueryClient()
  const vault = useQuery(vaultQuery)
  const lookAgain = () => void vaultChanged(queries)
  useFrames((frame) => {
    if (frame.type === FRAME.paper && !frame.order) lookAgain()
  }, lookAgain)
  return (
    <>
      <PageTitle
        intro={t(
          'Papers you want to use again. They are encrypted, and nobody else can open them: an agent sees only the copy you hand over for an order.',
        )}
      >
        {t('My vault')}
      </PageTitle>
      <Loaded query={vault}>{(known) => <Papers {...known} />}</Loaded>
    </>
  )
}

function Papers({ items, may }: Vault) {
  const queries = useQueryClient()
  return (
    <div className={css.vault}>
      {may.includes('add') ? (
        <div className={css.add}>
          <FileDrop
            label={t('Add papers')}
            name="vault-papers"
            unmarked
            help={t('Each file becomes a paper of its own. You can then say what it is and when it expires.')}
            rule={documentFile}
            upload={upload}
            multiple
            onUploaded={({ data }) => void vaultChanged(queries, data)}
            keepsDone={() => false}
          />
          <AddPages />
        </div>
      ) : (
        <Banner>
          {t(
            'Your vault has {most} papers, as many as it holds. Delete one that you do not need any more to add another.',
            { most: MOST_VAULT_PAPERS },
          )}
        </Banner>
      )}
      {items.length === 0 ? (
        <Empty
          hint={t(
            'Start with your passport: we read the lines at its bottom and tell you if something is wrong with the picture.',
          )}
        >
          {t('Your vault is empty.')}
        </Empty>
      ) : (
        <ul className={css.papers} aria-label={t('Papers')}>
          {items.map((paper) => (
            <VaultPaperCard key={paper.uuid} paper={paper} />
          ))}
        </ul>
      )}
      <div>
        <VaultOpenings />
      </div>
    </div>
  )
}
