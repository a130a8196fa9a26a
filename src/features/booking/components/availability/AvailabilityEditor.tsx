import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability } from '#contract/booking/availability-schemas.ts'
import { UnsavedQuestion } from '#shared/patterns/form/UnsavedQuestion.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { isSound } from '../../availability/draft.ts'
import { useAvailabilityDraft } from '../../availability/use-availability-draft.ts'
import styles from './availability.module.css'
import { DraftBar } from './DraftBar.tsx'
import { RulesEditor } from './RulesEditor.tsx'
import { SingleDays } from './SingleDays.tsx'
import { SlotPreview } from './SlotPreview.tsx'
import { TimeOffList } from './TimeOffList.tsx'
import { WeekEditor } from './WeekEditor.tsx'

const tabs = ['week', 'days', 'rules'] as const

/** The editor beside what patients see of it, unsaved changes included. */
export function AvailabilityEditor({ availability }: { availability: Availability }) {
  const { t } = useTranslation('workspace')
  const [tab, choose] = useAddressTab(tabs)
  const editor = useAvailabilityDraft(availability)
  const { draft, dirty, change } = editor
  // Typing stays quick: the preview follows a moment later.
  const previewed = useDeferredValue(draft)
  return (
    <div className={styles.columns}>
      <Stack gap="4">
        <Tabs
          label={t('booking.routes.doctorAvailability.title')}
          value={tab}
          onChange={choose}
          tabs={tabs.map((key) => ({ key, label: t(`booking.availability.tabs.${key}`) }))}
        >
          <Stack gap="4">
            {tab === 'week' && (
              <Card>
                <WeekEditor hours={draft.hours} onChange={(hours) => change({ hours })} />
              </Card>
            )}
            {tab === 'days' && (
              <>
                <SingleDays availability={availability} />
                <TimeOffList availability={availability} />
              </>
            )}
            {tab === 'rules' && (
              <Card>
                <RulesEditor draft={draft} onChange={change} />
              </Card>
            )}
          </Stack>
        </Tabs>
        <DraftBar editor={editor} />
      </Stack>
      <SlotPreview
        timeZone={availability.timeZone}
        draft={dirty && isSound(previewed) ? previewed : undefined}
        isSound={isSound(draft)}
      />
      <UnsavedQuestion unsaved={dirty} withQuery={false} isLeavingMeant={() => editor.saving} />
    </div>
  )
}
