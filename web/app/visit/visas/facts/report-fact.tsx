import { useSearchParams } from 'react-router'
import { lazyPart } from '../../../fast-pages/lazy-part.ts'
import { Waits } from '../../../fast-pages/waits.tsx'
import { anchorOf } from '../by-purpose.ts'

const FactReportDialog = lazyPart(() => import('./fact-report-dialog.tsx'))

/** The parameter of the address that asks for the form, with the code of a visa. */
const PARAMETER = 'report'

/** The form for what is out of date, once the address asks for it: each visa's sheet has a link that does. */
export function ReportFact({ visas }: { visas: { id: string; name: string }[] }) {
  const [params, setParams] = useSearchParams()
  const visa = visas.find((one) => anchorOf(one) === params.get(PARAMETER))
  const close = () =>
    setParams(
      (before) => {
        before.delete(PARAMETER)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return <Waits>{visa && <FactReportDialog key={visa.id} visa={visa} onClose={close} />}</Waits>
}
