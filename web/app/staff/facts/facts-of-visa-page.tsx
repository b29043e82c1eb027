import { PRODUCT } from '@sojourn/contract/calls/names'
import { monthName } from '@sojourn/contract/dates/moments'
import type { FactsOfVisa } from '@sojourn/contract/desk/staff-facts'
import { FACT_KINDS, FACT_NAMES, type FactKind } from '@sojourn/contract/ground/fact-words'
import { staffPaths } from '@sojourn/contract/paths/staff-paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../layouts/own/loaded.tsx'
import panels from '../../layouts/own/panel.module.css'
import { Panel } from '../../layouts/own/panel.tsx'
import { ownPageMeta } from '../../layouts/page/page-meta.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { InstantText } from '../../ui/date/time-text.tsx'
import { Breadcrumbs } from '../../ui/list/breadcrumbs.tsx'
import { Pill } from '../../ui/mark/pill.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { PageTitle } from '../../ui/text/layout.tsx'
import { CorrectFact } from './correct-fact.tsx'
import { factsOfVisaQuery } from './fact-queries.ts'
import { FactReports } from './fact-reports.tsx'
import { factWords } from './fact-words.ts'
import css from './facts.module.css'

export const meta = () => ownPageMeta('Facts of a visa')

export default function FactsOfVisaPage() {
  const visa = useSearchParams()[0].get('visa') ?? ''
  const query = useQuery(factsOfVisaQuery(visa))
  return <Loaded query={query}>{(known) => <Known key={visa} known={known} />}</Loaded>
}

/** All facts of a visa, what people reported, and every correction. */
function Known({ known }: { known: FactsOfVisa }) {
  const { visa, url, facts, reports, history } = known
  const [chosen, choose] = useState<FactKind | null>(null)
  return (
    <>
      <title>{`${visa.name} · ${PRODUCT}`}</title>
      <PageTitle
        above={<Breadcrumbs trail={[{ label: 'Visa facts', to: staffPaths.facts() }]} here={visa.name} />}
        intro={visa.countries > 1 ? `${visa.countries} countries share these facts.` : visa.country}
        action={
          url && (
            <LinkButton to={url} variant="secondary" icon="external">
              Official page
            </LinkButton>
          )
        }
      >
        {visa.name}
      </PageTitle>
      <div className={panels.panels}>
        {reports.length > 0 && (
          <Panel title="Reports" intro="A correction of a fact closes the reports of that fact.">
            <FactReports visa={visa.id} reports={reports} onCorrect={choose} />
          </Panel>
        )}
        <Panel title="Facts" intro="A correction stands until our files have one of a later day.">
          {FACT_KINDS.map((fact) => (
            <Fact
              key={fact}
              fact={fact}
              known={facts.find((one) => one.fact === fact)}
              onCorrect={() => choose(fact)}
            />
          ))}
        </Panel>
        {history.length > 0 && <Corrections history={history} />}
      </div>
      <Modal
        open={chosen !== null}
        onClose={() => choose(null)}
        title={chosen ? FACT_NAMES[chosen] : ''}
        size="l"
      >
        {chosen && (
          <CorrectFact
            visa={visa.id}
            fact={chosen}
            known={facts.find(({ fact }) => fact === chosen)}
            url={url}
            onDone={() => choose(null)}
          />
        )}
      </Modal>
    </>
  )
}

const Corrections = ({ history }: { history: FactsOfVisa['history'] }) => (
  <Panel title="Corrections">
    {history.map(({ fact, before, after, reason, by, at }) => (
      <div key={`${at} ${fact}`} className={css.row}>
        <div className={css.says}>
          <p>
            {FACT_NAMES[fact]}: {factWords({ fact, value: after.value })}
          </p>
          {before && <p className={css.note}>Before: {factWords({ fact, value: before.value })}</p>}
          <p className={css.note}>
            <InstantText value={at} />, {by}: {reason}
          </p>
        </div>
      </div>
    ))}
  </Panel>
)

interface FactProps {
  fact: FactKind
  known: FactsOfVisa['facts'][number] | undefined
  onCorrect: () => void
}

const Fact = ({ fact, known, onCorrect }: FactProps) => (
  <div className={css.row}>
    <div className={css.says}>
      <p>
        <strong>{FACT_NAMES[fact]}</strong>
      </p>
      <p>{known ? factWords(known) : 'Not known'}</p>
      {known && (
        <p className={css.note}>
          {known.note && <>{known.note} </>}
          Checked {monthName(known.checked)} at{' '}
          <a href={known.source} rel="noopener">
            {new URL(known.source).hostname}
          </a>
        </p>
      )}
      {known && known.age !== 'current' && (
        <span>
          <Pill tone={known.age === 'old' ? 'warning' : 'danger'} icon="warning">
            {known.age === 'old' ? 'Over 6 months' : 'Over a year'}
          </Pill>
        </span>
      )}
    </div>
    <Button variant="secondary" size="s" onClick={onCorrect}>
      {known ? 'Correct' : 'Add'}
      <span data-hidden> {FACT_NAMES[fact]}</span>
    </Button>
  </div>
)
