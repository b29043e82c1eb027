import { t } from '@sojourn/contract/words/t'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** How many like the agent or the article now; null where that is not told. */
export async function like(kind: 'agent' | 'article', id: string, liked: boolean): Promise<number | null> {
  if (liked)
    return (await browserApi('POST /likes', { body: { name: kind === 'agent' ? 'consultant' : kind, id } }))
      .data.count
  await browserApi('DELETE /likes/{id}', { params: { id } })
  return null
}

/** Passes a page on by whatever the device shares with, or by its link. */
export async function shareProfile(title: string, path: string) {
  const url = new URL(path, location.origin).href
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast.success(t('The link is copied'))
  } catch (error) {
    // Somebody who closes the device's own list changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.error(t('Please copy the address by hand: {url}', { url }))
  }
}
