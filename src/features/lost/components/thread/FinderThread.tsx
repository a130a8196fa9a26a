import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadFinderThreadQuery, useStopFinderMailsMutation, useWriteToOwnerMutation } from '../../api.ts'
import { Thread } from './Thread.tsx'

/** A finder has no hub: their page looks for answers by itself. */
const lookAgain = 20_000

/** The finder's side: what they and the owner write to each other. */
export function FinderThread({ code, token }: { code: string; token: string }) {
  const { t } = useTranslation('site')
  const { currentData } = useReadFinderThreadQuery(
    { body: { code, token } },
    { pollingInterval: lookAgain, skipPollingIfUnfocused: true },
  )
  const [write] = useWriteToOwnerMutation()
  const [stop, stopping] = useStopFinderMailsMutation()
  if (!currentData) return null
  return (
    <Stack gap="3">
      <Heading level={2}>{t('lost.thread.title')}</Heading>
      <Text quiet>{t(currentData.isMailed ? 'lost.thread.mailed' : 'lost.thread.about')}</Text>
      <Thread
        label={t('lost.thread.title')}
        messages={currentData.messages}
        onSend={async (words) => !(await write({ body: { code, token, words } })).error}
      />
      {stopping.isError && (
        <Banner tone="error" live>
          {t('lost.thread.failed')}
        </Banner>
      )}
      {currentData.isMailed && (
        <div>
          <Button small variant="quiet" loading={stopping.isLoading} onClick={() => void stop({ body: { code, token } })}>
            {t('lost.thread.stopMails')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
