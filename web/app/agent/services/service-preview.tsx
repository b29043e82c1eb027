import { isNeeded } from '@sojourn/contract/ground/paper-words'
import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { ServiceCard } from '../../find/cards/service-card.tsx'
import ServiceTerms from '../../find/cards/service-terms.tsx'
import ServiceWork from '../../find/cards/service-work.tsx'
import { Button } from '../../ui/button/button.tsx'
import { titleOf } from '../../words/service-words.ts'

/** A service to the letter as clients see it; what is not there yet is said to be missing. */
export function ServicePreview({ service }: { service: OwnService }) {
  const shown = {
    ...service,
    visa: { ...service.visa, country: service.country },
    title: titleOf(service),
    description: service.description || t('Your description appears here.'),
    requirements: service.requirements.map((paper) => ({ ...paper, mandatory: isNeeded(paper) })),
  }
  return (
    <ServiceCard
      as="div"
      price={shown.price}
      work={<ServiceWork {...shown} />}
      terms={<ServiceTerms {...shown} />}
      action={
        <Button wide disabled>
          {t('Hire agent')}
        </Button>
      }
    />
  )
}
