import { useTranslation } from 'react-i18next'
import type { EventCard } from '#contract/events/schemas.ts'
import { LockIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { phaseLooks, standingLooks } from './event-looks.ts'
import { kindIcons } from './kind-icons.tsx'

type Shown = Pick<EventCard, 'kind' | 'phase' | 'audience' | 'standing' | 'own'>

/** What kind of event it is, what is to be known of its state, and how the reader stands to it. */
export function EventBadges({ event: { kind, phase, audience, standing, own } }: { event: Shown }) {
  const { t } = useTranslation('site')
  const Icon = kindIcons[kind]
  const isAhead = phase === 'coming' || phase === 'running'
  return (
    <Cluster gap="2">
      <Badge icon={<Icon size={14} />}>{t(`events.kinds.${kind}`)}</Badge>
      {phase !== 'coming' && (
        <StatusBadge state={phase} looks={phaseLooks}>
          {t(`events.phases.${phase}`)}
        </StatusBadge>
      )}
      {standing && isAhead && (
        <StatusBadge state={standing} looks={standingLooks}>
          {t(`events.standing.${standing}`)}
        </StatusBadge>
      )}
      {own && <Badge tone="accent">{t('events.ownBadge')}</Badge>}
      {audience === 'members' && <Badge icon={<LockIcon size={14} />}>{t('events.membersBadge')}</Badge>}
    </Cluster>
  )
}
