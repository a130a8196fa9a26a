import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { PawIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { nearbyQuestions } from '../../api.ts'
import { NearbyPets } from '../../components/NearbyPets.tsx'
import { SharePets } from '../../components/SharePets.tsx'

const question = defineQuestion(nearbyQuestions.readNearbySharing, () => undefined)

export default defineScreen({ question, view: PetsNearby })

/** Other people's animals around, on a map and in a list, and which of one's own are shown. */
function PetsNearby({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [isSharing, setSharing] = useState(false)
  return (
    <Stack gap="5">
      <PageHeader
        title={t('nearby.list.title')}
        about={t('nearby.list.about')}
        actions={
          <Button variant="filled" icon={<PawIcon size={18} />} disabled={!answer.data} onClick={() => setSharing(true)}>
            {t('nearby.list.share')}
          </Button>
        }
      />
      <QueryState query={answer}>
        {(sharing) => (
          <>
            <NearbyPets sharing={sharing} onShare={() => setSharing(true)} />
            {isSharing && <SharePets sharing={sharing} onClose={() => setSharing(false)} />}
          </>
        )}
      </QueryState>
    </Stack>
  )
}
