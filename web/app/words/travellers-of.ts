import type { ShownTraveller } from '@sojourn/contract/work/travellers'

/** A server of the release before tells nobody. */
export const travellersOf = ({ travellers }: { travellers?: readonly ShownTraveller[] }) => travellers ?? []
