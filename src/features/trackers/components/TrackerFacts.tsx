import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Tracker } from '#contract/trackers/schemas.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { CheckIcon, ClockIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useRehearseEscapeMutation, useRemoveTrackerMutation, useRotateTrackerKeyMutation } from '../api.ts'
import type { LivePosition } from '../live/live-positions.ts'
import { KeyDialog } from './KeyDialog.tsx'

const looks = {
  live: { tone: 'success', icon: <CheckIcon size={14} /> },
  late: { tone: 'warning', icon: <ClockIcon size={14} /> },
  silent: { tone: 'neutral', icon: <HourglassIcon size={14} /> },
} as const

/** How a tracker stands, and what its owner can do with it. */
export function TrackerFacts({ tracker, live }: { tracker: Tracker; live: LivePosition | undefined }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [rotate] = useRotateTrackerKeyMutation()
  const [remove] = useRemoveTrackerMutation()
  const [rehearse, rehearsing] = useRehearseEscapeMutation()
  const [key, setKey] = useState<string>()
  const { ask, confirmation } = useConfirm()
  const state = live && tracker.last && live.at > tracker.last.at ? 'live' : tracker.state
  const battery = live?.battery ?? tracker.battery
  const seen = live && (!tracker.seenAt || live.at > tracker.seenAt) ? live.at : tracker.seenAt
  const out = tracker.zones.filter(({ inside }) => inside === false)

  const failed = (about: unknown) =>
    dispatch(toastShown({ kind: 'error', title: t('trackers.facts.failed'), text: t('trackers.facts.failedText'), about }))
  const newKey = async () => {
    const isSure = await ask({
      title: t('trackers.facts.newKey'),
      body: t('trackers.facts.newKeyBody'),
      confirm: t('trackers.facts.newKey'),
    })
    if (!isSure) return
    const answer = await rotate({ params: { id: tracker.id } })
    if (answer.data) setKey(answer.data.key)
    else failed(answer.error)
  }
  const forget = async () => {
    const isSure = await ask({
      title: t('trackers.facts.remove'),
      body: t('trackers.facts.removeBody'),
      confirm: t('trackers.facts.remove'),
      danger: true,
    })
    if (!isSure) return
    const { error } = await remove({ params: { id: tracker.id } })
    if (error) failed(error)
  }
  const tryEscape = async () => {
    const { data, error } = await rehearse({ params: { id: tracker.id } })
    if (!data) return failed(error)
    const seconds = formatNumber(data.milliseconds / 1000, i18n.language, { maximumFractionDigits: 2 })
    dispatch(
      toastShown({
        kind: 'success',
        title: t('trackers.facts.rehearsed'),
        text: t('trackers.facts.rehearsedText', { count: data.people, seconds }),
      }),
    )
  }

  return (
    <Card padding="tight">
      <Stack gap="3">
        <Cluster justify="between">
          <Cluster>
            <Text as="h2" size="l" strong>
              <bdi>{tracker.pet.name}</bdi> · <bdi>{tracker.name}</bdi>
            </Text>
            {tracker.isHurried && <Badge tone="warning">{t('trackers.facts.hurried')}</Badge>}
            <Badge tone={looks[state].tone} icon={looks[state].icon}>
              {t(`trackers.states.${state}`)}
            </Badge>
          </Cluster>
          {tracker.own && (
            <Cluster gap="2">
              <Button small loading={rehearsing.isLoading} onClick={() => void tryEscape()}>
                {t('trackers.facts.rehearse')}
              </Button>
              <Button small onClick={() => void newKey()}>
                {t('trackers.facts.newKey')}
              </Button>
              <Button small variant="quiet" onClick={() => void forget()}>
                {t('trackers.facts.remove')}
              </Button>
            </Cluster>
          )}
        </Cluster>
        {out.length > 0 && (
          <Banner tone="error" live>
            {t('trackers.facts.out', { pet: tracker.pet.name, zone: out.map(({ name }) => name).join(', ') })}
          </Banner>
        )}
        {tracker.strays.length > 0 && (
          <Banner tone="information">
            {tracker.strays.map(({ reason, count }) => t(`trackers.strays.${reason}`, { number: String(count) })).join(' ')}
          </Banner>
        )}
        <Facts
          facts={[
            { name: t('trackers.facts.seen'), value: seen ? <When instant={seen} /> : t('trackers.facts.never') },
            {
              name: t('trackers.facts.battery'),
              value: battery === null ? null : formatNumber(battery / 100, i18n.language, { style: 'percent' }),
            },
          ]}
        />
      </Stack>
      {key && <KeyDialog secret={key} onClose={() => setKey(undefined)} />}
      {confirmation}
    </Card>
  )
}
