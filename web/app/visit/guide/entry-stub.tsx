import { ENTRY_RULE_LABELS } from '@sojourn/contract/ground/entry-rule-words'
import type { EntryKind, GuideEntry } from '@sojourn/contract/supply/guide'
import { t } from '@sojourn/contract/words/t'
import css from './entry-pass.module.css'

const LABELS: Record<EntryKind, string> = {
  ...ENTRY_RULE_LABELS,
  own: t('Own country'),
  free_movement: t('Free movement'),
  unknown: t('Ask the authority'),
}

/** The end of the boarding pass: the rule in a word, and for how long it lets one in. */
export const EntryStub = ({ entry }: { entry: GuideEntry }) => (
  <dl className={css.stub}>
    <div>
      <dt>{t('At the border')}</dt>
      <dd>{LABELS[entry.kind]}</dd>
    </div>
    {entry.days !== null && (
      <div>
        <dt>{t('Visit of up to')}</dt>
        <dd>{t('{count, plural, one {# day} other {# days}}', { count: entry.days })}</dd>
      </div>
    )}
  </dl>
)
