import { t } from '@sojourn/contract/words/t'
import { MOST_PEOPLE } from '@sojourn/contract/work/traveller-words'
import { Select } from '../../ui/choice/select.tsx'
import { listed } from '../../ui/text/listed.ts'

const COUNTS = Array.from({ length: MOST_PEOPLE }, (_, place) => place + 1)

interface PeopleProps {
  /** The names of the people of the order they write about; null where they write of none. */
  known: readonly string[] | null
}

/** The price of the offer is for so many. */
export const PeopleInput = ({ known }: PeopleProps) => (
  <Select
    label={t('For how many people?')}
    name="people"
    required
    choices={COUNTS.map((count) => ({
      value: String(count),
      label: t('{count, plural, one {# person} other {# people}}', { count }),
    }))}
    help={
      known
        ? t('Their order is for {names}.', { names: listed(known) })
        : t('Your client is one of them. Ask them who else applies.')
    }
  />
)
