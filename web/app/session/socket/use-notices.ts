import type { NoticePreferences } from '@sojourn/contract/talk/notice-preferences'
import { t } from '@sojourn/contract/words/t'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { noticesQuery } from '../account-queries.ts'

/** Changes a preference at once; where the server refuses, the page shows again what it has. */
export function useNotices() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that the last press is what stays.
    scope: { id: 'notices' },
    mutationFn: (body: NoticePreferences) => browserApi('PUT /account/notifications', { body }),
    onError: (error) => {
      toast.error(sentenceOf(error, t('Error occurred, try again')))
      return queries.invalidateQueries(noticesQuery)
    },
  })

  return (change: (old: NoticePreferences) => NoticePreferences) => {
    const old = queries.getQueryData(noticesQuery.queryKey)
    if (!old) return
    const next = change(old)
    queries.setQueryData(noticesQuery.queryKey, next)
    mutate(next)
  }
}
