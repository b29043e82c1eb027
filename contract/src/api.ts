import type { ByAddress } from './calls/call.ts'
import * as captcha from './calls/captcha.ts'
import * as uploads from './calls/uploads.ts'
import * as find from './desk/find.ts'
import * as fit from './desk/fit.ts'
import * as goalPapers from './desk/goal-papers.ts'
import * as staff from './desk/staff.ts'
import * as staffArticles from './desk/staff-articles.ts'
import * as staffConflicts from './desk/staff-conflicts.ts'
import * as staffDebts from './desk/staff-debts.ts'
import * as staffDecisions from './desk/staff-decisions.ts'
import * as staffFacts from './desk/staff-facts.ts'
import * as staffGifts from './desk/staff-gifts.ts'
import * as staffLedger from './desk/staff-ledger.ts'
import * as staffLicences from './desk/staff-licences.ts'
import * as staffOrders from './desk/staff-orders.ts'
import * as staffPayouts from './desk/staff-payouts.ts'
import * as staffQueue from './desk/staff-queue.ts'
import * as staffRefunds from './desk/staff-refunds.ts'
import * as staffReports from './desk/staff-reports.ts'
import * as staffRules from './desk/staff-rules.ts'
import * as staffServices from './desk/staff-services.ts'
import * as today from './desk/today.ts'
import * as worklist from './desk/worklist.ts'
import * as workspace from './desk/workspace.ts'
import * as contact from './ground/contact.ts'
import * as factReports from './ground/fact-reports.ts'
import * as rates from './ground/rates.ts'
import * as reference from './ground/reference.ts'
import * as visaPages from './ground/visa-pages.ts'
import * as coupons from './money/coupons.ts'
import * as debts from './money/debts.ts'
import * as failedRefunds from './money/failed-refunds.ts'
import * as payments from './money/payments.ts'
import * as subscriptions from './money/subscriptions.ts'
import * as wallets from './money/wallets.ts'
import * as account from './people/account.ts'
import * as auth from './people/auth.ts'
import * as connectedAccounts from './people/connected-accounts.ts'
import * as devices from './people/devices.ts'
import * as outside from './people/outside.ts'
import * as ownData from './people/own-data.ts'
import * as security from './people/security.ts'
import * as username from './people/username.ts'
import * as agentProfile from './supply/agent-profile.ts'
import * as agents from './supply/agents.ts'
import * as availability from './supply/availability.ts'
import * as business from './supply/business.ts'
import * as connectedCalendar from './supply/connected-calendar.ts'
import * as countryOffers from './supply/country-offers.ts'
import * as discovery from './supply/discovery.ts'
import * as favourites from './supply/favourites.ts'
import * as goalPrices from './supply/goal-prices.ts'
import * as guide from './supply/guide.ts'
import * as likes from './supply/likes.ts'
import * as passports from './supply/passports.ts'
import * as services from './supply/services.ts'
import * as shortlist from './supply/shortlist.ts'
import * as verification from './supply/verification.ts'
import * as visaSearch from './supply/visa-search.ts'
import * as articles from './talk/articles.ts'
import * as conversations from './talk/conversations.ts'
import * as hello from './talk/hello.ts'
import * as keptArticles from './talk/kept-articles.ts'
import * as noticePreferences from './talk/notice-preferences.ts'
import * as notifications from './talk/notifications.ts'
import * as ownArticles from './talk/own-articles.ts'
import * as push from './talk/push.ts'
import * as questions from './talk/questions.ts'
import * as quickAnswers from './talk/quick-answers.ts'
import * as reports from './talk/reports.ts'
import * as reviews from './talk/reviews.ts'
import * as showcase from './talk/showcase.ts'
import * as calendarWeek from './work/calendar-week.ts'
import * as caseFiles from './work/case-files.ts'
import * as completion from './work/completion.ts'
import * as conflicts from './work/conflicts.ts'
import * as documents from './work/documents.ts'
import * as goals from './work/goals.ts'
import * as meetings from './work/meetings.ts'
import * as offers from './work/offers.ts'
import * as orders from './work/orders.ts'
import * as ownDeadlines from './work/own-deadlines.ts'
import * as vault from './work/vault.ts'

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

/** The server must handle each call of the product; OpenAPI and the permission matrix are made from it. */
export const api = {
  ...callsIn(rates),
  ...callsIn(reference),
  ...callsIn(visaPages),
  ...callsIn(agents),
  ...callsIn(discovery),
  ...callsIn(countryOffers),
  ...callsIn(goalPrices),
  ...callsIn(guide),
  ...callsIn(passports),
  ...callsIn(favourites),
  ...callsIn(services),
  ...callsIn(likes),
  ...callsIn(calendarWeek),
  ...callsIn(meetings),
  ...callsIn(showcase),
  ...callsIn(articles),
  ...callsIn(hello),
  ...callsIn(keptArticles),
  ...callsIn(ownArticles),
  ...callsIn(staffArticles),
  ...callsIn(contact),
  ...callsIn(factReports),
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
  ...callsIn(visaSearch),
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
  ...callsIn(staffFacts),
  ...callsIn(staffDecisions),
  ...callsIn(staffGifts),
  ...callsIn(staffOrders),
  ...callsIn(staffPayouts),
  ...callsIn(staffDebts),
  ...callsIn(staffRefunds),
  ...callsIn(goals),
  ...callsIn(shortlist),
  ...callsIn(offers),
  ...callsIn(orders),
  ...callsIn(ownDeadlines),
  ...callsIn(completion),
  ...callsIn(reviews),
  ...callsIn(documents),
  ...callsIn(vault),
  ...callsIn(caseFiles),
  ...callsIn(conversations),
  ...callsIn(questions),
  ...callsIn(quickAnswers),
  ...callsIn(payments),
  ...callsIn(subscriptions),
  ...callsIn(conflicts),
  ...callsIn(staffConflicts),
  ...callsIn(find),
  ...callsIn(fit),
  ...callsIn(today),
  ...callsIn(goalPapers),
  ...callsIn(worklist),
  ...callsIn(workspace),
  ...callsIn(coupons),
  ...callsIn(debts),
  ...callsIn(wallets),
  ...callsIn(failedRefunds),
  ...callsIn(availability),
  ...callsIn(connectedCalendar),
  ...callsIn(captcha),
  ...callsIn(uploads),
}

type Api = typeof api

/** The calls by the words a client writes: `GET /countries/{id}`. Types only, so no schema reaches the browser. */
export type ApiByPath = ByAddress<Api>
