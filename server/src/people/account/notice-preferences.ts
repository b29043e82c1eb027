import type {
  ChosenNotices,
  NoticePreferences,
  SwitchableKind,
} from '@sojourn/contract/talk/notice-preferences'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import type { Person } from '../../platform/http/actor.ts'
import { chosenNotices, kindsOver } from '../../platform/mail/chosen-notices.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPreferences, lockPerson, setPreferences } from './store.ts'

/** The usual stands for what has come since they chose. */
export const showNoticePreferences = async (
  { db }: Context,
  { id }: { id: string },
): Promise<NoticePreferences> => chosenNotices((await findPreferences(db, id))?.preferences)

export async function updateNoticePreferences(context: Context, { id }: Person, chosen: ChosenNotices) {
  await changeNotices(context, id, (old) => ({
    ...chosen,
    mail: kindsOver(old.mail, chosen.mail),
    in_app: kindsOver(old.in_app, chosen.in_app),
    push: kindsOver(old.push, chosen.push),
    quiet: chosen.quiet === undefined ? old.quiet : chosen.quiet,
    mail_rhythm: chosen.mail_rhythm ?? old.mail_rhythm,
  }))
  return showNoticePreferences(context, { id })
}

/** The link under a mail changes them also without signing in. */
export const changeNotices = (context: Context, id: string, change: Change) =>
  transact(context, (tx) => changeNoticesWith(context, tx, id, change))

type Change = (old: NoticePreferences) => NoticePreferences

/** The person stays held until the transaction ends. */
export async function changeNoticesWith({ clock }: Context, tx: Tx, id: string, change: Change) {
  if (!(await lockPerson(tx, id))) throw new Refusal('not_signed_in')
  const old = chosenNotices((await findPreferences(tx, id))?.preferences)
  await setPreferences(tx, id, JSON.stringify(change(old)), clock.now())
}

export const wantsMailOf = async (db: Reader, id: string, kind: SwitchableKind) =>
  chosenNotices((await findPreferences(db, id))?.preferences).mail[kind]
