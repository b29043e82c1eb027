import * as account from './account.ts'
import * as agentProfile from './agent-profile.ts'
import * as agents from './agents.ts'
import * as auth from './auth.ts'
import * as availability from './availability.ts'
import * as business from './business.ts'
import * as captcha from './captcha.ts'
import * as caseFiles from './case-files.ts'
import * as completion from './completion.ts'
import * as conflicts from './conflicts.ts'
import * as connectedAccounts from './connected-accounts.ts'
import * as connectedCalendar from './connected-calendar.ts'
import * as contact from './contact.ts'
import * as conversations from './conversations.ts'
import * as countryOffers from './country-offers.ts'
import * as coupons from './coupons.ts'
import * as devices from './devices.ts'
import * as discovery from './discovery.ts'
import * as documents from './documents.ts'
import * as favourites from './favourites.ts'
import * as goals from './goals.ts'
import * as likes from './likes.ts'
import * as meetings from './meetings.ts'
import * as noticePreferences from './notice-preferences.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as outside from './outside.ts'
import * as ownData from './own-data.ts'
import * as payments from './payments.ts'
import * as push from './push.ts'
import * as reference from './reference.ts'
import * as reports from './reports.ts'
import * as reviews from './reviews.ts'
import * as security from './security.ts'
import * as services from './services.ts'
import * as shortlist from './shortlist.ts'
import * as showcase from './showcase.ts'
import * as staff from './staff.ts'
import * as staffLedger from './staff-ledger.ts'
import * as staffLicences from './staff-licences.ts'
import * as staffOrders from './staff-orders.ts'
import * as staffPayouts from './staff-payouts.ts'
import * as staffQueue from './staff-queue.ts'
import * as staffReports from './staff-reports.ts'
import * as staffRules from './staff-rules.ts'
import * as staffServices from './staff-services.ts'
import * as subscriptions from './subscriptions.ts'
import * as articles from './talk/articles/articles.ts'
import * as ownArticles from './talk/articles/own-articles.ts'
import * as staffArticles from './talk/articles/staff-articles.ts'
import * as username from './username.ts'
import * as verification from './verification.ts'
import * as wallets from './wallets.ts'
import * as workspace from './workspace.ts'

type CallsIn<Module> = {
  [Name in keyof Module as Module[Name] extends { method: string; path: string } ? Name : never]: Module[Name]
}

function callsIn<Module extends object>(module: Module): CallsIn<Module> {
  return Object.fromEntries(
    Object.entries(module).filter(
      ([, value]) => typeof value === 'object' && 'path' in value && 'who' in value,
    ),
  ) as CallsIn<Module>
}

/** Every call of the product. The server must handle each; OpenAPI and the permission matrix are made from it. */
export const api = {
  ...callsIn(reference),
  ...callsIn(agents),
  ...callsIn(discovery),
  ...callsIn(countryOffers),
  ...callsIn(favourites),
  ...callsIn(services),
  ...callsIn(likes),
  ...callsIn(meetings),
  ...callsIn(showcase),
  ...callsIn(articles),
  ...callsIn(ownArticles),
  ...callsIn(staffArticles),
  ...callsIn(contact),
  ...callsIn(reports),
  ...callsIn(auth),
  ...callsIn(outside),
  ...callsIn(account),
  ...callsIn(security),
  ...callsIn(ownData),
  ...callsIn(noticePreferences),
  ...callsIn(notifications),
  ...callsIn(push),
  ...callsIn(devices),
  ...callsIn(connectedAccounts),
  ...callsIn(verification),
  ...callsIn(agentProfile),
  ...callsIn(business),
  ...callsIn(username),
  ...callsIn(staff),
  ...callsIn(staffQueue),
  ...callsIn(staffLicences),
  ...callsIn(staffServices),
  ...callsIn(staffReports),
  ...callsIn(staffLedger),
  ...callsIn(staffRules),
  ...callsIn(staffOrders),
  ...callsIn(staffPayouts),
  ...callsIn(goals),
  ...callsIn(shortlist),
  ...callsIn(orders),
  ...callsIn(completion),
  ...callsIn(reviews),
  ...callsIn(documents),
  ...callsIn(caseFiles),
  ...callsIn(conversations),
  ...callsIn(payments),
  ...callsIn(subscriptions),
  ...callsIn(conflicts),
  ...callsIn(workspace),
  ...callsIn(coupons),
  ...callsIn(wallets),
  ...callsIn(availability),
  ...callsIn(connectedCalendar),
  ...callsIn(captcha),
}

type Api = typeof api

/** The calls by the words a client writes: `GET /countries/{id}`. Types only, so no schema reaches the browser. */
export type ApiByPath = {
  [Name in keyof Api as `${Api[Name]['method']} ${Api[Name]['path']}`]: Api[Name]
}
