import { t } from '@sojourn/contract/words/t'
import type { Order } from '@sojourn/contract/work/orders'
import { Select } from '../../ui/choice/select.tsx'

interface Props {
  travellers: readonly Order['travellers'][number][]
  /** The name of the client, whose document it is as long as nobody else is chosen. */
  client: string
  /** The name of somebody who travels along; it is empty for the client. */
  onChoose?: (person: string) => void
}

const CLIENT = '-1'

/** A choice among those who apply together. */
export default function Whose({ travellers, client, onChoose }: Props) {
  return (
    <Select
      label={t('Whose?')}
      name="person"
      unmarked
      choices={[
        { value: CLIENT, label: client },
        ...travellers.map(({ name }, place) => ({ value: String(place), label: name })),
      ]}
      defaultValue={CLIENT}
      onChange={({ currentTarget: { value } }) => onChoose?.(travellers[Number(value)]?.name ?? '')}
    />
  )
}
