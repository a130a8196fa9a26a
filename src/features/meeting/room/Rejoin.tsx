import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import type { OwnCall } from '../call/use-call.ts'
import type { LocalMedia } from '../devices/local-media.ts'

export interface RejoinProps {
  own: OwnCall
  media: LocalMedia
  other: string
  /** With the press that comes in. */
  onJoin?: () => void
}

/** The call goes on without this window: coming in, coming back, or taking over from another window. */
export function Rejoin({ own, media, other, onJoin }: RejoinProps) {
  const { t } = useTranslation('workspace')
  // The room is being asked about, and closes in a moment.
  if (own.view.standing === 'ended') return null
  const elsewhere = own.view.standing === 'taken_over'
  const join = async () => {
    own.leave()
    await media.open()
    onJoin?.()
    own.join()
  }
  return (
    <Card ground="soft">
      <Stack>
        <Heading level={2} size="l">
          {t(elsewhere ? 'meeting.rejoin.elsewhere' : 'meeting.rejoin.title', { name: other })}
        </Heading>
        {own.view.standing === 'full' && (
          <Banner tone="warning" live>
            {t('meeting.rejoin.full')}
          </Banner>
        )}
        <Text>{t(elsewhere ? 'meeting.rejoin.elsewhereText' : 'meeting.rejoin.text')}</Text>
        <div>
          <Button variant="filled" onClick={() => void join()}>
            {t(elsewhere ? 'meeting.rejoin.here' : 'meeting.rejoin.join')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
