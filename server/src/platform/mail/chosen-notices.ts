import {
  type ChosenNotices,
  NOTICE_KINDS,
  type NoticePreferences,
} from '@sojourn/contract/talk/notice-preferences'

type Kinds = NoticePreferences['mail']
const kinds = (isOn: (kind: keyof Kinds) => boolean) =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, isOn(kind)])) as Kinds

/** These hold for who never chose. Whoever saves a search asks for its news. */
const USUAL: NoticePreferences = {
  login_alerts: true,
  sound: true,
  desktop: false,
  mail: kinds(() => true),
  in_app: kinds(() => true),
  push: kinds(() => true),
  quiet: null,
  mail_rhythm: 'soon',
}

/** A kind that was not chosen, as by a page of the release before, stays as it was. */
export const kindsOver = (old: Kinds, chosen: ChosenNotices['push']): Kinds => ({
  ...old,
  ...chosen,
  deadlines: chosen?.deadlines ?? old.deadlines,
})

/** The usual stands for what has come since they chose. */
export function chosenNotices(kept: unknown): NoticePreferences {
  const chosen = (kept ?? {}) as Partial<ChosenNotices>
  return {
    login_alerts: chosen.login_alerts ?? USUAL.login_alerts,
    sound: chosen.sound ?? USUAL.sound,
    desktop: chosen.desktop ?? USUAL.desktop,
    mail: kindsOver(USUAL.mail, chosen.mail),
    in_app: kindsOver(USUAL.in_app, chosen.in_app),
    push: kindsOver(USUAL.push, chosen.push),
    quiet: chosen.quiet ?? USUAL.quiet,
    mail_rhythm: chosen.mail_rhythm ?? USUAL.mail_rhythm,
  }
}
