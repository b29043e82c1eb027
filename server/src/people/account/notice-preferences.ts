import { NOTICE_KINDS, type NoticePreferences } from '@sojourn/contract/notice-preferences'
import type { Context } from '../../context.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPreferences, lockPerson, setPreferences } from './store.ts'

type Kinds = NoticePreferences['mail']
const kinds = (isOn: (kind: keyof Kinds) => boolean) =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, isOn(kind)])) as Kinds

/** Of who never chose. Whoever saves a search asks for its news. */
const USUAL: NoticePreferences = {
  login_alerts: true,
  sound: true,
  desktop: false,
  mail: kinds(() => true),
  in_app: kinds(() => true),
}

/** What they chose, and the usual for what has come since. */
export async function showNoticePreferences(
  { db }: Context,
  { id }: { id: string },
): Promise<NoticePreferences> {
  const chosen = (await findPreferences(db, id))?.preferences as Partial<NoticePreferences> | undefined
  return {
    login_alerts: chosen?.login_alerts ?? USUAL.login_alerts,
    sound: chosen?.sound ?? USUAL.sound,
    desktop: chosen?.desktop ?? USUAL.desktop,
    mail: kinds((kind) => chosen?.mail?.[kind] ?? USUAL.mail[kind]),
    in_app: kinds((kind) => chosen?.in_app?.[kind] ?? USUAL.in_app[kind]),
  }
}

export async function updateNoticePreferences(context: Context, { id }: Person, chosen: NoticePreferences) {
  await transact(context, async (tx) => {
    if (!(await lockPerson(tx, id))) throw new Refusal('not_signed_in')
    await setPreferences(tx, id, JSON.stringify(chosen), context.clock.now())
  })
  return showNoticePreferences(context, { id })
}
