import { useTranslation } from 'react-i18next'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useReadDelayQuery, useSetDelayMutation } from '../api.ts'

/** Minutes that are offered; what was said otherwise is offered too. */
const offered = [5, 10, 15, 20, 30, 45, 60]

/** The doctor, or the staff, tell the waiting room how late it gets. */
export function Delay() {
  const { t } = useTranslation('workspace')
  const { data } = useReadDelayQuery()
  const [set, setting] = useSetDelayMutation()
  if (!data) return null
  const minutes = [...new Set([...offered, ...(data.minutes > 0 ? [data.minutes] : [])])].toSorted((a, b) => a - b)
  return (
    <Stack gap="2">
      <Field label={t('meeting.delay.label')}>
        <Select
          value={String(data.minutes)}
          disabled={setting.isLoading}
          options={[
            { value: '0', label: t('meeting.delay.onTime') },
            ...minutes.map((each) => ({ value: String(each), label: t('meeting.delay.minutes', { count: each }) })),
          ]}
          onChange={(event) => void set({ body: { minutes: Number(event.target.value) } })}
        />
      </Field>
      {setting.isError && (
        <Banner tone="error" live>
          {t('meeting.delay.failed')}
        </Banner>
      )}
    </Stack>
  )
}
