import { paths } from '@sojourn/contract/paths/paths'
import { PREFIX } from '@sojourn/contract/words/language'
import { rich } from '../../words/rich.tsx'

/** In a window of its own: whoever is about to pay reads them and pays on. */
export const TermsOfRefunds = () => (
  <span>
    {rich('The <terms>terms</terms> say how cancelling and refunds work.', {
      terms: (words) => (
        <a href={`${PREFIX}${paths.terms()}#refunds`} target="_blank" rel="noopener">
          {words}
        </a>
      ),
    })}
  </span>
)
