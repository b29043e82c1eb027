import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { ServiceCard } from '../../find/cards/service-card.tsx'
import { Button } from '../../ui/button/button.tsx'
import { titleOf } from '../../words/service-words.ts'

/** A service to the letter as clients see it; what is not there yet is said to be missing. */
export const ServicePreview = ({ service }: { service: OwnService }) => (
  <ServiceCard
    as="div"
    service={{
      ...service,
      title: titleOf(service),
      description: service.description || t('Your description appears here.'),
      visa: { ...service.visa, country: service.country },
    }}
    action={
      <Button wide disabled>
        {t('Hire agent')}
      </Button>
    }
  />
)
