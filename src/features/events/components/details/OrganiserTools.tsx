import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventDetails } from '#contract/events/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { EditIcon } from '#shared/ui/icons/action-icons.tsx'
import { CancelEvent } from './CancelEvent.tsx'

/** What only the organiser may do, until it starts. */
export function OrganiserTools({ event }: { event: EventDetails }) {
  const { t } = useTranslation('site')
  const [isCancelling, setCancelling] = useState(false)
  return (
    <>
      <LinkButton variant="filled" icon={<EditIcon size={18} />} to={paths.updateEvent.link({ id: event.id })}>
        {t('events.organiser.change')}
      </LinkButton>
      <Button variant="danger" onClick={() => setCancelling(true)}>
        {t('events.organiser.cancel')}
      </Button>
      {isCancelling && <CancelEvent event={event} onClose={() => setCancelling(false)} />}
    </>
  )
}
