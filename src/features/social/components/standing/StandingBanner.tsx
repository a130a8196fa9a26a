import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnStanding } from '#contract/social/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { AppealDialog } from '../dialogs.ts'

type Decision = OwnStanding['decisions'][number]

/** What administrators decided about what the reader wrote, with the reason, and the way to a second look. */
export function StandingBanner({ standing }: { standing: OwnStanding }) {
  const { t } = useTranslation('workspace')
  const [appealed, setAppealed] = useState<Decision>()
  const { suspendedUntil, decisions } = standing
  const shown = decisions.filter(({ mayAppeal, state }) => mayAppeal || state === 'appealed')
  if (suspendedUntil === null && shown.length === 0) return null
  return (
    <Stack gap="3">
      {suspendedUntil && (
        <Banner tone="error">
          {t('social.standing.suspended')} <When instant={suspendedUntil} />
        </Banner>
      )}
      {shown.map((decision) => (
        <Banner
          key={decision.id}
          tone="warning"
          title={t(`social.standing.states.${decision.state}`)}
          action={
            decision.mayAppeal && (
              <Button small onClick={() => setAppealed(decision)}>
                {t('social.standing.appeal')}
              </Button>
            )
          }
        >
          <bdi>{decision.reason}</bdi>
        </Banner>
      ))}
      {appealed && <AppealDialog id={appealed.id} onClose={() => setAppealed(undefined)} />}
    </Stack>
  )
}
