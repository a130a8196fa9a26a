import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { ChipChoice } from '#shared/ui/navigation/Chips.tsx'
import { trackerQuestions } from '../../api.ts'
import { RegisterTracker } from '../../components/RegisterTracker.tsx'
import { TrackerView } from '../../components/TrackerView.tsx'

const question = defineQuestion(trackerQuestions.listTrackers, () => undefined)
const fields = { id: idField }

export default defineScreen({ question, view: GpsDevices })

/** Trackers of the own pets and of those in care: where they are and were, and safe zones. */
function GpsDevices({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(fields)
  const [isRegistering, setRegistering] = useState(false)
  const register = (
    <Button variant="filled" icon={<PlusIcon size={18} />} onClick={() => setRegistering(true)}>
      {t('trackers.list.register')}
    </Button>
  )
  return (
    <Stack gap="5">
      <PageHeader title={t('trackers.routes.gpsDevices.title')} about={t('trackers.list.about')} actions={register} />
      <QueryState query={answer}>
        {({ items }) => {
          const shown = items.find(({ id }) => id === values.id) ?? items[0]
          if (!shown)
            return (
              <Empty title={t('trackers.list.emptyTitle')} art={<WaitingCatArt />} actions={register}>
                {t('trackers.list.emptyHint')}
              </Empty>
            )
          return (
            <Stack gap="4">
              {items.length > 1 && (
                <ChipChoice
                  label={t('trackers.list.choose')}
                  value={shown.id}
                  options={items.map(({ id, name, pet }) => ({ value: id, label: `${pet.name} · ${name}` }))}
                  onChoose={(id) => id && change({ id })}
                />
              )}
              <TrackerView key={shown.id} tracker={shown} refetch={() => void answer.refetch()} />
            </Stack>
          )
        }}
      </QueryState>
      {isRegistering && <RegisterTracker onClose={() => setRegistering(false)} onDone={(id) => change({ id })} />}
    </Stack>
  )
}
