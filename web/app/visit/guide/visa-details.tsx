import { t } from '@sojourn/contract/words/t'
import { rich } from '../../words/rich.tsx'
import { FactList } from './fact-list.tsx'
import css from './guide-visas.module.css'
import type { FittingVisa } from './load-guide.ts'

const VisaDetails = ({ visa, isWhole }: { visa: FittingVisa; isWhole: boolean }) => (
  <details className={css.details} open={isWhole}>
    <summary>
      {rich('Rules, costs and documents ({count})<hidden> of {name}</hidden>', {
        count: visa.checklist.length,
        hidden: (words) => <span data-hidden>{words}</span>,
        name: visa.name,
      })}
    </summary>
    <div className={css.columns}>
      <div>
        <FactList groups={visa.facts} />
      </div>
      <div className={css.papers}>
        <h4>{t('Documents')}</h4>
        <ul lang="en" dir="ltr">
          {visa.checklist.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </div>
    </div>
  </details>
)

export default VisaDetails
