import { clientPaths } from '@sojourn/contract/paths/own-paths'
import { t } from '@sojourn/contract/words/t'
import type { VaultPaper } from '@sojourn/contract/work/vault'
import { Link } from '../../ui/text/link.tsx'
import { newestVersion } from '../../words/vault-words.ts'
import css from './vault-page.module.css'

/** The orders that hold a version of a paper, and which. */
export function HandedTo({ paper }: { paper: VaultPaper }) {
  const { given_to } = paper
  if (given_to.length === 0) return null
  const newest = newestVersion(paper)?.number ?? 1
  return (
    <details className={css.older}>
      <summary>
        {t('{count, plural, one {Handed over once} other {Handed over # times}}', {
          count: given_to.length,
        })}
      </summary>
      <ul className={css.orders}>
        {given_to.map(({ order, ref, title, document, document_name, version, is_in_reach }) => (
          <li key={`${document}-${version}`}>
            <Link to={`${clientPaths.order(order)}#documents`}>
              {title} <span data-whole>({ref})</span>
            </Link>
            <small>
              {t('Version {version} for {document}.', { version, document: document_name })}{' '}
              {is_in_reach
                ? version < newest
                  ? t('There is a newer version now: you can hand it over in the order.')
                  : t('The agent can open it.')
                : t('The order is over; the agent cannot open it any more.')}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}
