import { useTranslation } from 'react-i18next'
import type { Intake } from '#contract/intake/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { MediaField } from './MediaField.tsx'
import { MediaGallery } from './MediaGallery.tsx'
import { OwnMedium } from './OwnMedium.tsx'
import styles from './media.module.css'

/** The patient's photos and videos beside their answers: added, described and removed until the visit starts. */
export function OwnMedia({ visitId, intake }: { visitId: string; intake: Intake }) {
  const { t } = useTranslation('workspace')
  if (!intake.isOpen)
    return (
      intake.media.length > 0 && (
        <Card>
          <MediaGallery media={intake.media} />
        </Card>
      )
    )
  return (
    <Card as="section" aria-labelledby="intake-media">
      <Stack gap="4">
        <Heading level={2} size="m" id="intake-media">
          {t('intake.media.title')}
        </Heading>
        <Text quiet>{t('intake.media.about')}</Text>
        {intake.media.length > 0 && (
          <ul className={styles.own}>
            {intake.media.map((medium, index) => (
              <OwnMedium key={medium.id} medium={medium} number={index + 1} />
            ))}
          </ul>
        )}
        <MediaField visitId={visitId} intake={intake} />
      </Stack>
    </Card>
  )
}
