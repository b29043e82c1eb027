import { t } from '@sojourn/contract/words/t'
import type { Relation } from '@sojourn/contract/work/traveller-words'
import type { ShownTraveller } from '@sojourn/contract/work/travellers'
import { localDay } from '../session/local-day.ts'
import { listed } from '../ui/text/listed.ts'

const relationWords = (relation: Relation) =>
  t(
    '{relation, select, partner {partner} child {child} parent {parent} sibling {brother or sister} other {other person}}',
    { relation },
  )

/** How somebody is related to the client, and how old they are where it is known: `child, 7`. */
export const aboutTraveller = (
  { relation, born_on }: Pick<ShownTraveller, 'relation' | 'born_on'>,
  today = localDay(new Date()),
) => listed([relationWords(relation), ...(born_on === null ? [] : [ageWords(yearsFrom(born_on, today))])])

const ageWords = (years: number) =>
  years < 1 ? t('under 1') : t('{count, plural, one {#} other {#}}', { count: years })

/** Whole years: days are written so that they compare as texts. */
function yearsFrom(born: string, today: string) {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}
