import { guidePaths } from '@sojourn/contract/paths/guide-paths'
import type { GuideAnswer, GuideVisa } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import type { Api } from '../../api/api.ts'
import { formatPrice } from '../../ui/money/format-money.ts'
import { shareInWords } from '../../words/approval-share.ts'
import { byName } from '../../words/by-name.ts'
import { agentCount } from '../../words/offer-words.ts'
import { anchorOf } from '../visas/by-purpose.ts'
import { namesOf } from '../visas/facts/fact-values.ts'
import { shortFee, shortTime } from '../visas/facts/short-facts.ts'
import { factGroups } from './fact-rows.ts'
import type { GuideAddress } from './guide-address.ts'
import { goalAddress } from './plan/goal-address.ts'
import { planOf } from './plan/plan-of.ts'

/**
 * The answer in words, and what its form offers. Only the server runs it (the pages of the guide have no `clientLoader`),
 * so what puts facts into words costs a phone nothing.
 */
export async function loadGuide(api: Api, { date, ...query }: GuideAddress) {
  const [{ data: answer }, countries, purposes] = await Promise.all([
    api('GET /guide', { query }),
    api('GET /countries'),
    api('GET /purposes'),
  ])
  const names = namesOf(
    countries.data.items,
    answer.fits.map(({ visa }) => visa),
  )
  const plan = planOf(answer, date)
  // People who say nothing else live in the country of their passport, as the form says.
  const lives = answer.asked.residence ?? answer.asked.passports[0]
  return {
    plan,
    answer: {
      ...answer,
      links: linksOf(answer),
      fits: answer.fits.map((one) => ({
        ...inShort(one, lives),
        facts: factGroups(one.visa, names, lives),
        goal: goalAddress(answer, { visa: one.visa.id, date: plan?.date }),
      })),
      nearly: answer.nearly.map((one) => inShort(one, lives)),
    },
    countries: byName(countries.data.items).map(({ id, name }) => ({ id, name })),
    purposes: purposes.data.items.map(({ id, name }) => ({ id, name })),
    purpose: purposes.data.items.find(({ id }) => id === answer.asked.purpose?.id) ?? null,
  }
}

const linksOf = ({ asked: { passports, purpose, destination } }: GuideAnswer) =>
  passports[0]
    ? [
        { name: t('All countries for your passport'), to: guidePaths.passport(passports[0].id) },
        {
          name: t('Compare with another country'),
          to: guidePaths.compare({ passport: passports[0].id, purpose: purpose?.id, one: destination?.id }),
        },
      ]
    : []

const inShort = (
  { visa, why, missing, open, offers, approvals }: GuideVisa,
  lives: { id: string; name: string } | undefined,
) => ({
  id: visa.id,
  anchor: anchorOf(visa),
  name: visa.name,
  description: visa.description,
  checklist: visa.checklist,
  url: visa.url,
  isFrontDoor: visa.front_door,
  limits: visa.licence_limits,
  time: shortTime(visa, lives)?.words ?? null,
  fee: shortFee(visa)?.words ?? null,
  approvals: approvals && shareInWords(approvals),
  offers: offers && { agents: agentCount(offers.agents), price: formatPrice(offers.price_from) },
  why,
  missing,
  open,
})

export type GuideData = Awaited<ReturnType<typeof loadGuide>>
export type ShownAnswer = GuideData['answer']
export type Plan = NonNullable<GuideData['plan']>
export type FittingVisa = ShownAnswer['fits'][number]
export type NearVisa = ShownAnswer['nearly'][number]
