import { useTranslation } from 'react-i18next'
import type { ConnectionTest } from '#contract/meeting/schemas.ts'
import { connectionChecks } from '#contract/meeting/values.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { OutcomeBadge } from './OutcomeBadge.tsx'

/** A kept connection test: the patient's own, or for the doctor beforehand. */
export function TestResult({ test }: { test: ConnectionTest }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="3">
      <Text quiet>
        {t('meeting.test.last.at')} <When instant={test.at} />
      </Text>
      <Facts
        facts={connectionChecks.map((check) => ({
          name: t(`meeting.test.checks.${check}`),
          value: <OutcomeBadge outcome={test[check]} />,
        }))}
      />
    </Stack>
  )
}
