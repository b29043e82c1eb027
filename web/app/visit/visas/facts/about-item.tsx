import { t } from '@sojourn/contract/words/t'
import type { ToldItem } from './told.ts'

/** The authority's own words are English, those around them the reader's. */
export const AboutItem = ({ item: { what, about, note } }: { item: ToldItem }) => (
  <>
    {what && <bdi lang="en">{what}</bdi>}
    {what && about && t(', ')}
    {about}
    {note && (
      <>
        . <bdi lang="en">{note}</bdi>
      </>
    )}
  </>
)
