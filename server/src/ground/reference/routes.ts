import * as status from '@sojourn/contract/calls/status'
import { sendFactReport as sendReport } from '@sojourn/contract/ground/fact-reports'
import { showRates } from '@sojourn/contract/ground/rates'
import * as calls from '@sojourn/contract/ground/reference'
import { showVisa as showVisaCall } from '@sojourn/contract/ground/visa-pages'
import type { Context } from '../../context.ts'
import { handle, handleKept, strangersRead } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { sendFactReport } from './corrections/send-fact-report.ts'
import { referenceVersion } from './kept-reference.ts'
import { ratesInUse } from './rates/rates-store.ts'
import { showCountry } from './show-country.ts'
import { showVisa } from './show-visa.ts'
import { allCountries, allPurposes, citiesOf, countriesWithPlaces, statesOf } from './store.ts'
import { flagOf, viewCountry, viewPurpose } from './view.ts'

/** Each pair is told once: states that only our own tables tell apart are the same on the wire. */
const codes = (table: Record<string, readonly [number, string]>) => [
  ...new Map(
    Object.values(table).map(([code, label]) => [`${code} ${label}`, [code, label] as [number, string]]),
  ).values(),
]

const versionOf = (context: Context) => referenceVersion(context, context.db)

export const referenceHandlers = [
  handleKept(calls.listCountries, versionOf, async ({ context }) =>
    wholeList((await allCountries(context.pool)).map(viewCountry)),
  ),

  strangersRead(
    handle(calls.showCountry, async ({ context, params, query }) => ({
      data: await showCountry(context, {
        id: params.id,
        minimal: query.minimal !== undefined,
        purpose: query.purpose_id,
      }),
    })),
  ),

  handle(showRates, async ({ context }) => {
    const data = await ratesInUse(context.db)
    if (!data) throw new Error('The exchange rates have not been loaded')
    return { data }
  }),

  strangersRead(
    handle(showVisaCall, async ({ context, params }) => ({ data: await showVisa(context, params) })),
  ),

  strangersRead(
    handle(calls.listGeoCountries, async ({ context }) =>
      wholeList(
        (await countriesWithPlaces(context.db)).map(({ iso, name }) => ({
          id: iso,
          name,
          flag: flagOf(iso),
        })),
      ),
    ),
  ),

  strangersRead(
    handle(calls.listStates, async ({ context, params }) =>
      wholeList(
        (await statesOf(context.db, params.id.toUpperCase())).map(({ code, name }) => ({ id: code, name })),
      ),
    ),
  ),

  strangersRead(
    handle(calls.listCities, async ({ context, params }) =>
      wholeList(
        (await citiesOf(context.db, params.id.toUpperCase(), params.sid)).map(({ name }) => ({
          id: name,
          name,
        })),
      ),
    ),
  ),

  handleKept(calls.listPurposes, versionOf, async ({ context }) =>
    wholeList((await allPurposes(context.pool)).map(viewPurpose)),
  ),

  handle(sendReport, async ({ context, actor, body }) => ({
    data: await sendFactReport(context, actor, body),
  })),

  handle(calls.showEnums, async () => ({
    data: {
      verification_status: codes(status.verificationStatus),
      verification_level: codes(status.verificationLevel),
      verification_label: codes(status.verificationLabel),
      service_status: codes(status.serviceStatus),
      request_status: codes(status.requestStatus),
      coupon_status: codes(status.couponStatus),
      payment_status: codes(status.paymentStatus),
      order_status: codes(status.orderStatus),
      goal_status: codes(status.goalStatus),
      article_status: codes(status.articleStatus),
      open_closed: codes(status.openClosed),
      link_status: codes(status.linkStatus),
      business_type: codes(status.businessType),
      payable_types: [...status.PAYABLE_TYPES],
      owner_types: [...status.OWNER_TYPES],
    },
  })),
]
