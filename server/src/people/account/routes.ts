import * as calls from '@sojourn/contract/account'
import * as noticePreferences from '@sojourn/contract/notice-preferences'
import * as ownData from '@sojourn/contract/own-data'
import { listTimezones as listTimezonesCall } from '@sojourn/contract/reference'
import { exportAccount } from '../../desk/leaving/export-account.ts'
import { requestDeletion } from '../../desk/leaving/request-deletion.ts'
import { showDeletionRequest } from '../../desk/leaving/show-deletion-request.ts'
import { undoDeletion } from '../../desk/leaving/undo-deletion.ts'
import { listTimezones } from '../../ground/reference/list-timezones.ts'
import { wholeList } from '../../platform/http/cursor.ts'
import { handle } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/refusal.ts'
import { sendOpenedSession } from '../identity/sessions/open-session.ts'
import { readSessionToken } from '../identity/sessions/session-cookie.ts'
import { changeOwnRow } from './change-own-row.ts'
import { changePicture, removePicture } from './change-picture.ts'
import { showNoticePreferences, updateNoticePreferences } from './notice-preferences.ts'
import { showAccount } from './show-account.ts'
import { showPicture } from './show-picture.ts'
import { switchMode } from './switch-mode.ts'
import { updateAddress } from './update-address.ts'
import { updateProfile } from './update-profile.ts'

/** Every picture has an address of its own. Copies on the way go within the hour that the privacy policy tells. */
const HOUR = 'public, max-age=3600'

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

  handle(calls.updatePicture, async ({ context, actor, request }) => ({
    data: await changePicture(context, actor, request),
  })),

  handle(calls.removePicture, async ({ context, actor }) => ({ data: await removePicture(context, actor) })),

  handle(calls.showPicture, async ({ context, params, reply }) => {
    const picture = await showPicture(context, params.name)
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
