import type { OwnService } from '@sojourn/contract/supply/services'
import { t } from '@sojourn/contract/words/t'
import { ServiceCard } from '../../find/cards/service-card.tsx'
import ServiceTerms from '../../find/cards/service-terms.tsx'
import ServiceWork from '../../find/cards/service-work.tsx'
import { Button } from '../../ui/button/button.tsx'
import { titleOf } from '../../words/service-words.ts'

/** A service to the letter as clients see it; what is not there yet is said to be missing. */
export const ServicePreview = ({ service }: { service: OwnService }) => (
  <ServiceCard
    as="div"
    price={service.price}
    work={
      <ServiceWork
        visa={{ ...service.visa, country: service.country }}
        title={titleOf(service)}
        description={service.description || t('Your description appears here.')}
        requirements={service.requirements}
        stages={service.stages}
      />
    }
    terms={
      <ServiceTerms
        delivery_time={service.delivery_time}
        further_person={service.further_person}
        meeting_length={service.meeting_length}
        refund_schedule={service.refund_schedule}
      />
    }
    action={
      <Button wide disabled>
        {t('Hire agent')}
      </Button>
    }
  />
)
