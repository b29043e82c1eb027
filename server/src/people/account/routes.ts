import { listTimezones as listTimezonesCall } from '@sojourn/contract/ground/reference'
import * as calls from '@sojourn/contract/people/account'
import * as security from '@sojourn/contract/people/security'
import * as noticePreferences from '@sojourn/contract/talk/notice-preferences'
import { listTimezones } from '../../ground/reference/list-timezones.ts'
import { handle } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { proveEmail } from '../identity/joining/email-code.ts'
import { sendLanguageCookie } from '../identity/sessions/language-cookie.ts'
import { sendOpenedSession } from '../identity/sessions/open-session.ts'
import { readSessionToken } from '../identity/sessions/session-cookie.ts'
import { changeOwnRow } from './change-own-row.ts'
import { changePicture, removePicture } from './change-picture.ts'
import { showNoticePreferences, updateNoticePreferences } from './notice-preferences.ts'
import { showAccount } from './show-account.ts'
import { switchMode } from './switch-mode.ts'
import { updateAddress } from './update-address.ts'
import { updateNationality } from './update-nationality.ts'
import { updateProfile } from './update-profile.ts'

/** Every picture has an address of its own. Copies on the way go within the hour that the privacy policy tells. */
const HOUR = 'public, max-age=3600'

export const accountHandlers = [
  handle(calls.showAccount, async ({ context, actor }) => ({ data: await showAccount(context, actor) })),

  handle(calls.updateProfile, async ({ context, actor, body }) => ({
    data: await updateProfile(context, actor, body),
  })),

  handle(calls.updateAddress, async ({ context, actor, body }) => ({
    data: await updateAddress(context, actor, body),
  })),

  handle(calls.updateNationality, async ({ context, actor, body }) => ({
    data: await updateNationality(context, actor, body),
  })),

  handle(listTimezonesCall, async ({ context, actor, query }) => {
    if (query.showAvailable) return wholeList(listTimezones(context.clock))
    if (actor.kind !== 'person') throw new Refusal('not_signed_in')
    return { data: { timezone: (await showAccount(context, actor)).timezone } }
  }),

  handle(calls.updateTimezone, async ({ context, actor, body }) => ({
    data: await changeOwnRow(context, actor, { timezone: body.timezone }, 'timezone_changed'),
  })),

  handle(calls.updateClock, async ({ context, actor, body }) => ({
    data: await changeOwnRow(context, actor, { clock: body.clock }, 'clock_changed'),
  })),

  handle(calls.updateLanguage, async ({ context, actor, body, reply }) => {
    const data = await changeOwnRow(context, actor, { language: body.language }, 'language_changed')
    sendLanguageCookie(reply, context.settings, body.language)
    return { data }
  }),

  handle(calls.updatePicture, async ({ context, actor, request }) => ({
    data: await changePicture(context, actor, request),
  })),

  handle(calls.removePicture, async ({ context, actor }) => ({ data: await removePicture(context, actor) })),

  handle(calls.showPicture, async ({ context, params, reply }) => {
    const picture = await context.files.get(`pictures/${params.name.replace(/\.webp$/, '')}`)
    if (!picture) throw new Refusal('not_found')
    reply.header('cache-control', HOUR)
    return picture
  }),

  handle(calls.switchMode, async ({ context, actor, body, request, reply }) => {
    const token = readSessionToken(request, context.settings) ?? ''
    const { outcome, session } = await switchMode(context, actor, { to: body.to, token })
    if (session) sendOpenedSession(reply, context, session)
    return { data: outcome }
  }),

  handle(noticePreferences.showNoticePreferences, async ({ context, actor }) => ({
    data: await showNoticePreferences(context, actor),
  })),

  handle(noticePreferences.updateNoticePreferences, async ({ context, actor, body }) => ({
    data: await updateNoticePreferences(context, actor, body),
  })),

  handle(security.verifyEmail, async ({ context, actor, body }) => {
    await proveEmail(context, { person_id: actor.id }, body.otp)
    return { data: await showAccount(context, actor) }
  }),
]
