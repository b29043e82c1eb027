import * as username from '@sojourn/contract/people/username'
import * as profile from '@sojourn/contract/supply/agent-profile'
import * as business from '@sojourn/contract/supply/business'
import { languages } from '../../ground/reference/languages.ts'
import { showAccount } from '../../people/account/show-account.ts'
import { handle } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { languageOf } from '../../platform/http/language.ts'
import { findBusiness } from './business-store.ts'
import { viewBusiness } from './business-view.ts'
import { declareTrader, showTrader } from './declare-trader.ts'
import { saveBusiness } from './save-business.ts'
import { saveOwnProfile } from './save-own-profile.ts'
import { showOwnProfile } from './show-own-profile.ts'
import { changeUsername } from './usernames/change-username.ts'
import { checkUsername } from './usernames/check-username.ts'

export const agentHandlers = [
  handle(username.checkUsername, async ({ context, actor, query, request }) => ({
    data: await checkUsername(context, actor, { typed: query.check, language: languageOf(request) }),
  })),

  handle(username.changeUsername, async ({ context, actor, body }) => {
    await changeUsername(context, actor, body.username)
    return { data: await showAccount(context, actor) }
  }),

  handle(profile.listLanguages, async () => wholeList(languages)),

  handle(profile.showPublicProfile, async ({ context, actor }) => ({
    data: await showOwnProfile(context, actor),
  })),

  handle(profile.savePublicProfile, async ({ context, actor, body }) => {
    await saveOwnProfile(context, actor, body)
    return { data: await showOwnProfile(context, actor) }
  }),

  handle(business.showTraderDeclaration, async ({ context, actor }) => ({
    data: await showTrader(context, actor),
  })),

  handle(business.declareTrader, async ({ context, actor, body }) => ({
    data: await declareTrader(context, actor, body.trader),
  })),

  handle(business.showBusiness, async ({ context, actor }) => {
    const row = await findBusiness(context.db, actor.id)
    return { data: row ? viewBusiness(row) : null }
  }),

  handle(business.saveBusiness, async ({ context, actor, body }) => ({
    data: await saveBusiness(context, actor, body),
  })),
]
