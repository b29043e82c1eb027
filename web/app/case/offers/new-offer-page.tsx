import { agentPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { Offer } from '@sojourn/contract/work/offers'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import { Missing } from '../../layouts/page/error-page.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { isMissing } from '../parts/is-missing.ts'
import { OfferForm } from './offer-form.tsx'
import { offerQuery, offerStartQuery } from './offer-queries.ts'

export const handle = true

export const meta = () => ownPageMeta(t('New offer'))

/** A new offer in a conversation, or a new version of one. */
export default function NewOfferPage() {
  const [params] = useSearchParams()
  const replaces = params.get('replaces')
  const before = useQuery({ ...offerQuery(replaces ?? ''), enabled: replaces !== null })
  if (replaces === null)
    return <Starting conversation={params.get('conversation') ?? ''} before={undefined} />
  if (isMissing(before.error)) return <Missing />
  return (
    <Loaded query={before}>
      {(known) => <Starting conversation={known.conversation.uuid ?? ''} before={known} />}
    </Loaded>
  )
}

function Starting({ conversation, before }: { conversation: string; before: Offer | undefined }) {
  const start = useQuery({ ...offerStartQuery(conversation), enabled: conversation !== '' })
  if (conversation === '' || isMissing(start.error)) return <Missing />
  return (
    <Loaded query={start}>
      {(known) => (
        <>
          <PageTitle
            above={
              <Breadcrumbs
                trail={[{ label: t('Offers'), to: agentPaths.offers() }]}
                here={before ? t('New version') : t('New offer')}
              />
            }
            intro={
              before
                ? t('It takes the place of “{title}”. {name} can still read the version before.', {
                    title: before.title,
                    name: known.client.full_name,
                  })
                : t('Only {name} sees it.', { name: known.client.full_name })
            }
          >
            {before ? t('Change the offer') : t('Offer for {name}', { name: known.client.full_name })}
          </PageTitle>
          {before?.answer && <blockquote dir="auto">{before.answer}</blockquote>}
          <OfferForm start={known} before={before} />
        </>
      )}
    </Loaded>
  )
}
