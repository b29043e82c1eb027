import { addDays } from '@sojourn/contract/dates/day-steps'
import type { Fit, FitOfLicence } from '@sojourn/contract/desk/fit'
import { isNeeded } from '@sojourn/contract/ground/paper-words'
import { priceForPeople } from '@sojourn/contract/supply/further-person'
import { passportRule } from '@sojourn/contract/work/passport-rule'
import type { Context } from '../../../context.ts'
import { ratesToRead } from '../../../ground/reference/rates/rates-to-read.ts'
import { shownFacts } from '../../../ground/reference/visas/shown-facts.ts'
import { usualTime } from '../../../ground/reference/visas/usual-time.ts'
import type { Person } from '../../../platform/http/actor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { licenceFor } from '../../../supply/licences/licence-for.ts'
import { offerToWeigh, type WeighedOffer } from '../../../supply/services/offer-to-weigh.ts'
import { goalToWeigh, type WeighedGoal } from '../../../work/goals/goal-to-weigh.ts'
import { fitsService } from '../../../work/goals/orders/fits-service.ts'
import { weighVault } from '../../../work/vault/weigh-vault.ts'
import { costsInAll } from './costs-in-all.ts'
import { timeFits } from './time-fits.ts'

/** The goal comes first: whoever has none such asks for nothing else. */
export async function showFit(
  context: Context,
  actor: Person,
  { id, service }: { id: number; service: string },
): Promise<Fit> {
  const goal = await goalToWeigh(context, actor, id)
  const offer = await offerToWeigh(context, service)
  const aim = { country: offer.country.id, visa: offer.visa.id }
  if (!fitsService(goal, { ...aim, purposes: offer.purposes })) throw new Refusal('goal_does_not_fit')
  const { facts, furtherPerson } = offer
  const amount = priceForPeople({ price: offer.price.amount, furtherPerson }, goal.relations.length)
  const shown = shownFacts(facts, goal.today)
  const [licence, vault, costs] = await Promise.all([
    licenceFor(context, offer.agent.uuid, aim),
    weighVault(context, actor, askedOf(goal, offer)),
    costsInAll({
      price: { ...offer.price, amount },
      relations: goal.relations,
      facts,
      shown,
      readRates: () => ratesToRead(context.db),
      mayBeTaxed: Object.keys(context.settings.taxes).length > 0,
    }),
  ])
  return {
    agent: offer.agent,
    visa: offer.visa,
    time: timeFits({
      today: goal.today,
      wanted: goal.wanted,
      workDays: offer.workDays,
      usual: usualTime(shown, goal.residence),
      age: shown.time?.age,
    }),
    licence: licence && { ...licence, ends_soon: endsSoon(licence, goal.today, offer.workDays) },
    papers:
      vault.held.length + vault.missing.length > 0
        ? { held: vault.held, missing: vault.missing, vault_is_empty: vault.isEmpty }
        : null,
    passport: vault.passport,
    costs,
  }
}

/** A passport is weighed by the checklist of the visa the goal names, else by that of the service. */
const askedOf = (goal: WeighedGoal, { country, checklist, requirements }: WeighedOffer) => ({
  asked: requirements.filter(isNeeded).map(({ name }) => name),
  today: goal.today,
  passports: goal.passports,
  journey: {
    country: country.id,
    countryName: country.name,
    arrival: goal.wanted,
    stayDays: goal.stayDays,
    rule: passportRule(goal.checklist ?? checklist),
  },
})

const SOON_DAYS = 30

/** A licence lasts for the work, and for a month at least. */
const endsSoon = ({ valid_until }: Pick<FitOfLicence, 'valid_until'>, today: string, workDays: number) =>
  valid_until < addDays(today, Math.max(workDays, SOON_DAYS))
