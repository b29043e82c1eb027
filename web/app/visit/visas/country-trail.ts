import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'

export const countryTrail = ({ id, name }: { id: string; name: string }) => [
  { name: t('Countries'), path: paths.countries() },
  { name, path: paths.country(id) },
]
