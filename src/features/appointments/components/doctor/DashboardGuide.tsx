import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Guide } from '#shared/ui/overlay/Guide.tsx'

/** Parts of the dashboard, by the name of their panel, in the order in which a day goes. */
const parts = ['today', 'waiting', 'toDo', 'visits'] as const

/** Shows who is new what the parts of the doctor's day are for. */
export function DashboardGuide() {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('appointments.guide.start')}
      </Button>
      <Guide
        open={isOpen}
        onClose={() => setOpen(false)}
        steps={parts.map((part) => ({
          title: t(`appointments.guide.${part}.title`),
          text: t(`appointments.guide.${part}.text`),
          target: `[data-panel="${part}"]`,
        }))}
      />
    </>
  )
}
