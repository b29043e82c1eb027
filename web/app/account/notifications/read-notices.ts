import type { Notice } from '@sojourn/contract/talk/notifications'
import { t } from '@sojourn/contract/words/t'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { queryClient } from '../../session/query-client.ts'
import { refreshNotices } from '../../session/socket/refresh-notices.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { unreadQuery } from './notices-queries.ts'

/** Opening one reads it; whatever becomes of the call, the way to its place is free. */
export async function readNotice({ id, is_read }: Notice) {
  if (is_read) return
  try {
    const { data } = await browserApi('PUT /notifications/{id}/read', { params: { id } })
    queryClient().setQueryData(unreadQuery.queryKey, data.unread)
  } catch {
    // It stays unread, which is how the list shows it.
  }
  await refreshNotices()
}

/** That one and all before it: what came meanwhile stays unread. */
export async function readAllNotices(newest: string) {
  try {
    const { data } = await browserApi('POST /notifications/read-all', { body: { newest } })
    queryClient().setQueryData(unreadQuery.queryKey, data.unread)
  } catch (error) {
    toast.error(sentenceOf(error, t('Error occurred, try again')))
  }
  await refreshNotices()
}
