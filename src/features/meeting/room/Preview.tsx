import { useTranslation } from 'react-i18next'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CameraPreview } from '../devices/CameraPreview.tsx'
import { DevicePicker } from '../devices/DevicePicker.tsx'
import type { LocalMedia } from '../devices/local-media.ts'
import styles from './room.module.css'

/** How one will be seen and heard, before anybody else is there. Nothing is sent from here. */
export function Preview({ media }: { media: LocalMedia }) {
  const { t } = useTranslation('workspace')
  return (
    <Card>
      <Stack>
        <Heading level={2} size="m">
          {t('meeting.room.preview')}
        </Heading>
        <div className={styles.preview}>
          <CameraPreview media={media} />
        </div>
        <DevicePicker media={media} />
        <Text quiet size="s">
          {t('meeting.room.notRecorded')}
        </Text>
      </Stack>
    </Card>
  )
}
