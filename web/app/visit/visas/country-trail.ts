import { paths } from '@sojourn/contract/paths/paths'
import { t } from '@sojourn/contract/words/t'

/** Where a country's page lies, for the eye and for search engines. */
export const countryTrail = ({ id, name }: { id: string; name: string }) => [
  { name: t('Countries'), path: paths.countries() },
  { name, path: paths.country(id) },
]
