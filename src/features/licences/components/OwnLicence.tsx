import { useTranslation } from 'react-i18next'
import type { OwnLicence as Licence } from '#contract/licences/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadOwnLicenceQuery } from '../api.ts'
import { HandInLicence } from './HandInLicence.tsx'

const tones = { verified: 'success', unverified: 'information', refused: 'error', revoked: 'error' } as const

/** One's own licence: how it stands and why, and the form that hands it in, again after a refusal or with a later last day. */
export function OwnLicence() {
  const licence = useReadOwnLicenceQuery({})
  return (
    <QueryState query={licence}>
      {(found) => (
        <Stack gap="5">
          <Standing licence={found} />
          {/* Anew when what is saved has changed. */}
          <HandInLicence key={JSON.stringify(found)} licence={found} />
        </Stack>
      )}
    </QueryState>
  )
}

function Standing({ licence }: { licence: Licence }) {
  const { t } = useTranslation('workspace')
  const { state, reason, waitsSince, renewsUntil } = licence
  return (
    <Banner tone={tones[state]} title={t(`licences.states.${state}`)}>
      <Stack gap="2">
        <span>{t(`licences.about.${state}`)}</span>
        {reason && (
          <span>
            “<bdi>{reason}</bdi>”
          </span>
        )}
        {renewsUntil && <span>{t('licences.renewalWaits')}</span>}
        {waitsSince && (
          <span>
            {t('licences.waitsSince')} <When instant={waitsSince} show="date" />
          </span>
        )}
      </Stack>
    </Banner>
  )
}
