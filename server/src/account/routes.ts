import * as calls from '@sojourn/contract/account'
import * as noticePreferences from '@sojourn/contract/notice-preferences'
import * as ownData from '@sojourn/contract/own-data'
import { listTimezones as listTimezonesCall } from '@sojourn/contract/reference'
import { sendOpenedSession } from '../identity/open-session.ts'
import { readSessionToken } from '../identity/session-cookie.ts'
import { wholeList } from '../platform/http/cursor.ts'
import { handle } from '../platform/http/handler.ts'
import { Refusal } from '../platform/refusal.ts'
import { listTimezones } from '../reference/list-timezones.ts'
import { changeOwnRow } from './change-own-row.ts'
import { changePicture, removePicture } from './change-picture.ts'
import { exportAccount } from './export-account.ts'
import { showNoticePreferences, updateNoticePreferences } from './notice-preferences.ts'
import { requestDeletion } from './request-deletion.ts'
import { showAccount } from './show-account.ts'
import { showDeletionRequest } from './show-deletion-request.ts'
import { showPicture } from './show-picture.ts'
import { switchMode } from './switch-mode.ts'
import { undoDeletion } from './undo-deletion.ts'
import { updateAddress } from './update-address.ts'
import { updateProfile } from './update-profile.ts'

const YEAR = 'public, max-age=31536000, immutable'

export const accountHandlers = [
  handle(calls.showAccount, async ({ context, actor }) => ({ data: await showAccount(context, actor) })),

  handle(calls.updateProfile, async ({ context, actor, body, request }) => ({
    data: await updateProfile(context, actor, body, request.id),
  })),

  handle(calls.updateAddress, async ({ context, actor, body, request }) => ({
    data: await updateAddress(context, actor, body, request.id),
  })),

  handle(listTimezonesCall, async ({ context, actor, query }) => {
    if (query.showAvailable) return wholeList(listTimezones(context.clock))
    if (actor.kind !== 'person') throw new Refusal('not_signed_in')
    return { data: { timezone: (await showAccount(context, actor)).timezone } }
  }),

  handle(calls.updateTimezone, async ({ context, actor, body }) => ({
    data: await changeOwnRow(context, actor, { timezone: body.timezone }),
  })),

  handle(calls.updateClock, async ({ context, actor, body }) => ({
    data: await changeOwnRow(context, actor, { clock: body.clock }),
  })),

  handle(calls.updatePicture, async ({ context, actor, request }) => ({
    data: await changePicture(context, actor, request),
  })),

  handle(calls.removePicture, async ({ context, actor }) => ({ data: await removePicture(context, actor) })),

  handle(calls.showPicture, async ({ context, params, reply }) => {
    const picture = await showPicture(context, params.name)
    reply.header('cache-control', YEAR)
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

  handle(ownData.showDeletionRequest, async ({ context, actor }) => ({
    data: await showDeletionRequest(context, actor),
  })),

  handle(ownData.requestDeletion, async ({ context, actor }) => ({
    data: await requestDeletion(context, actor),
  })),

  handle(ownData.undoDeletion, async ({ context, actor }) => {
    await undoDeletion(context, actor)
  }),

  handle(ownData.exportAccount, async ({ context, actor, reply }) => {
    const { content, name } = await exportAccount(context, actor)
    reply.header('content-disposition', `attachment; filename="${name}"`)
    return content
  }),
]
