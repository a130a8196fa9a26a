import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { AlertIcon } from '#shared/ui/icons/status-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { lostQuestions } from '../../api.ts'
import { AlertsConsent } from '../../components/AlertsConsent.tsx'
import { LostCaseCard } from '../../components/LostCaseCard.tsx'
import { OpenLost } from '../../components/OpenLost.tsx'

const question = defineQuestion(lostQuestions.listLost, () => undefined)

export default defineScreen({ question, view: LostAnimals })

/** Lost animals of one's own: one press sets all in motion, and one ends it. */
function LostAnimals({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [isOpening, setOpening] = useState(false)
  const open = (
    <Button variant="call" icon={<AlertIcon size={18} />} onClick={() => setOpening(true)}>
      {t('lost.list.open')}
    </Button>
  )
  return (
    <Stack gap="5">
      <PageHeader title={t('lost.list.title')} about={t('lost.list.about')} actions={open} />
      <QueryState query={answer}>
        {({ items, alerts }) => (
          <Stack gap="4">
            <AlertsConsent alerts={alerts} />
            {items.length === 0 && (
              <Empty title={t('lost.list.emptyTitle')} art={<WaitingCatArt />}>
                {t('lost.list.emptyHint')}
              </Empty>
            )}
            {items.map((found) => (
              <LostCaseCard key={found.id} found={found} />
            ))}
          </Stack>
        )}
      </QueryState>
      {isOpening && <OpenLost onClose={() => setOpening(false)} />}
    </Stack>
  )
}
