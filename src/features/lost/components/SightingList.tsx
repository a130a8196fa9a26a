import { useTranslation } from 'react-i18next'
import type { Sighting } from '#contract/lost/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useJudgeSightingMutation, useWriteToFinderMutation } from '../api.ts'
import { Thread } from './thread/Thread.tsx'

const tones = { held: 'information', likely: 'success', dismissed: 'neutral' } as const

/** Who has seen it. What a finder names stands beside the secret mark: the owner sees whether it is the same. */
export function SightingList({ sightings, mark }: { sightings: readonly Sighting[]; mark: string }) {
  const { t } = useTranslation('workspace')
  const [write] = useWriteToFinderMutation()
  const [judge, judging] = useJudgeSightingMutation()
  return (
    <Stack gap="3">
      <Heading level={3}>{t('lost.sightings.title')}</Heading>
      {sightings.length === 0 && <Text quiet>{t('lost.sightings.none')}</Text>}
      {sightings.map((sighting) => (
        <Card key={sighting.id} padding="tight" as="article">
          <Stack gap="2">
            <Cluster justify="between">
              <Text strong>
                <When instant={sighting.seenAt} />
              </Text>
              <Badge tone={tones[sighting.state]}>{t(`lost.sightings.states.${sighting.state}`)}</Badge>
            </Cluster>
            {sighting.words && (
              <Text>
                <bdi>{sighting.words}</bdi>
              </Text>
            )}
            {mark && (
              <Text size="s" quiet>
                {sighting.mark ? t('lost.sightings.named', { mark: sighting.mark }) : t('lost.sightings.notNamed')}
              </Text>
            )}
            {sighting.contact && (
              <Text size="s">
                {t('lost.sightings.contact')} <bdi>{sighting.contact}</bdi>
              </Text>
            )}
            {sighting.isMailed && (
              <Text size="s" quiet>
                {t('lost.sightings.mailed')}
              </Text>
            )}
            <Thread
              label={t('lost.sightings.messages')}
              messages={sighting.messages}
              opener={t('lost.sightings.write')}
              onSend={async (words) => !(await write({ params: { id: sighting.id }, body: { words } })).error}
            />
            <Cluster gap="2">
              {(['likely', 'dismissed'] as const)
                .filter((state) => state !== sighting.state)
                .map((state) => (
                  <Button
                    key={state}
                    small
                    disabled={judging.isLoading}
                    onClick={() => void judge({ params: { id: sighting.id }, body: { state } })}
                  >
                    {t(`lost.sightings.judge.${state}`)}
                  </Button>
                ))}
            </Cluster>
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
