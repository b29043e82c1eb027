import { OFFER_DAYS } from '@sojourn/contract/work/offer-words'
import type { Offer, OfferStart } from '@sojourn/contract/work/offers'
import { readDocuments } from '../../agent/services/service-values.ts'
import { moneyText, parseMoney } from '../../ui/money/money-text.ts'

/** The form begins with the version before, or with the aim of what they write about. */
export function offerDefaults(start: OfferStart, before: Offer | undefined): Record<string, string> {
  const shares = before?.refund_schedule ?? { before_filing: 50, after_filing: 0 }
  const stages = before?.stages ?? []
  return {
    title: before?.title ?? '',
    included: before?.included ?? '',
    excluded: before?.excluded ?? '',
    country: before?.country.id ?? start.country?.id ?? '',
    visa: before?.visa.id ?? start.visa?.id ?? '',
    currency: before?.price.currency ?? 'USD',
    meeting_length: before?.meeting_length ? String(before.meeting_length) : '',
    revisions: String(before?.revisions ?? 1),
    holds: String(OFFER_DAYS.usual),
    people: String(before?.people?.count ?? start.people?.length ?? 1),
    stage_count: String(Math.max(1, stages.length)),
    'refund_schedule.before_filing': String(shares.before_filing),
    'refund_schedule.after_filing': String(shares.after_filing),
    ...Object.fromEntries(
      stages.flatMap(({ name, delivers, days, amount }, place) => [
        [`stages.${place}.name`, name],
        [`stages.${place}.delivers`, delivers],
        [`stages.${place}.days`, String(days)],
        [`stages.${place}.amount`, moneyText(amount.amount, amount.currency)],
      ]),
    ),
  }
}

/** A text that is no number is none, for the rules to refuse. */
export function typedIn(data: FormData) {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return { text, number: (name: string) => (text(name) === '' ? Number.NaN : Number(text(name))) }
}

export function readOffer(data: FormData) {
  const { text, number } = typedIn(data)
  const currency = text('currency')
  const places = [...new Set([...data.keys()].flatMap((key) => /^stages\.(\d)\.days$/.exec(key)?.[1] ?? []))]
  return {
    title: text('title'),
    included: text('included'),
    excluded: text('excluded'),
    country: text('country'),
    visa: text('visa'),
    currency,
    stages: places.map((place) => ({
      // One stage is all of the work, and has no name of its own.
      name: places.length > 1 ? text(`stages.${place}.name`) : text('title').slice(0, 80),
      delivers: places.length > 1 ? text(`stages.${place}.delivers`) : '',
      days: number(`stages.${place}.days`),
      amount: parseMoney(text(`stages.${place}.amount`), currency) ?? Number.NaN,
    })),
    meeting_length: text('meeting_length') === '' ? null : number('meeting_length'),
    requirements: readDocuments(data),
    refund_schedule: {
      before_start: 100,
      before_filing: number('refund_schedule.before_filing'),
      after_filing: number('refund_schedule.after_filing'),
    },
    revisions: number('revisions'),
    holds: number('holds'),
    ...(data.has('people') && { people: number('people') }),
  }
}
