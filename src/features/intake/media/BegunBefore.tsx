import { useTranslation } from 'react-i18next'
import { arrivedBytes } from '#contract/files/parts.ts'
import type { BegunMedium } from '#contract/intake/schemas.ts'
import { useReadUploadQuery } from '#shared/api/files-api.ts'
import { formatBytes, formatShare } from '#shared/lib/format-number.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useRemoveMediumMutation } from '../api.ts'

/** A file of which not all has come, and which this page does not have: it is chosen again, or let go. */
export function BegunBefore({ medium: { id, upload, bytes } }: { medium: BegunMedium }) {
  const { t, i18n } = useTranslation('workspace')
  const { data } = useReadUploadQuery({ params: { id: upload } })
  const [remove, removing] = useRemoveMediumMutation()
  if (!data) return null
  const share = formatShare(arrivedBytes(bytes, data.parts) / bytes, i18n.language)
  return (
    <Banner tone="information" title={t('intake.media.before.title', { size: formatBytes(bytes, i18n.language), share })}>
      <Stack gap="3">
        <Text>
          {t('intake.media.before.how')} {t('intake.media.before.until')} <When instant={data.until} />
        </Text>
        <Cluster>
          <Button small loading={removing.isLoading} onClick={() => void remove({ params: { id } })}>
            {t('intake.media.before.remove')}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  )
}
