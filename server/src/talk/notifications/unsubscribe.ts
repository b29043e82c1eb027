import { NOTICE_KINDS } from '@sojourn/contract/talk/notice-preferences'
import type { Context } from '../../context.ts'
import { changeNotices } from '../../people/account/notice-preferences.ts'
import { readNoticeToken } from '../../platform/mail/unsubscribe-token.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Stops emails of the kind its mail was of; once more changes nothing. */
export async function unsubscribeFromNotices(context: Context, token: string) {
  const read = readNoticeToken(context.settings, token)
  if (!read) throw new Refusal('not_found')
  const kinds = read.what === 'all' ? [...NOTICE_KINDS] : [read.what]
  const off = Object.fromEntries(kinds.map((kind) => [kind, false]))
  await changeNotices(context, read.person, (old) => ({ ...old, mail: { ...old.mail, ...off } })).catch(
    () => {
      // Their account is gone.
      throw new Refusal('not_found')
    },
  )
  return { kinds }
}
