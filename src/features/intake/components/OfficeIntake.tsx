import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadIntakeQuery } from '../api.ts'
import { useIntakeWords } from '../use-intake-words.ts'
import { IntakeTold } from './IntakeTold.tsx'
import { MediaGallery } from '../media/MediaGallery.tsx'
import styles from './intake.module.css'

interface OfficeIntakeProps {
  visitId: string
  /** Within a card already. */
  plain?: boolean
}

/** What the patient told and showed before the visit, for the doctor's side: what must not wait first. */
export function OfficeIntake({ visitId, plain }: OfficeIntakeProps) {
  const { t } = useTranslation('workspace')
  const words = useIntakeWords()
  const intake = useReadIntakeQuery({ params: { id: visitId } })
  const Frame = plain ? 'section' : CardSection
  return (
    <Frame aria-labelledby="intake-told">
      <Stack gap="4">
        <Heading level={2} size="m" id="intake-told">
          {t('intake.title')}
        </Heading>
        <QueryState query={intake} skeleton={<SkeletonText lines={3} />}>
          {({ told, media }) => {
            if (!told)
              return (
                <>
                  <Text quiet>{t('intake.nothing')}</Text>
                  <MediaGallery media={media} />
                </>
              )
            const [first] = told.flags
            return (
              <>
                {first && (
                  <Banner tone={first.level === 'emergency' ? 'error' : 'warning'} title={t(`intake.told.${first.level}`)}>
                    <ul className={styles.flags}>
                      {told.flags.map(({ id }) => (
                        <li key={id}>{words.flag(id)}</li>
                      ))}
                    </ul>
                  </Banner>
                )}
                <IntakeTold told={told} />
                <MediaGallery media={media} />
              </>
            )
          }}
        </QueryState>
      </Stack>
    </Frame>
  )
}

const CardSection = (props: ComponentProps<'div'>) => <Card as="section" {...props} />
