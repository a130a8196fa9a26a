import { useTranslation } from 'react-i18next'
import type { Meeting } from '#contract/meeting/schemas.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** Where the patient stands in line, and whether the doctor runs late. */
export function Line({ meeting: { ahead, delayMinutes, doctor } }: { meeting: Meeting }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="2" aria-live="polite">
      {delayMinutes !== null && (
        <Banner tone="information">{t('meeting.room.late', { name: doctor.name, count: delayMinutes })}</Banner>
      )}
      <Text strong size="l">
        {t('meeting.room.ahead', { count: ahead })}
      </Text>
      <Text quiet>{t('meeting.room.keepOpen', { name: doctor.name })}</Text>
    </Stack>
  )
}
