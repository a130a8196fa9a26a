import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckOutcome, ConnectionCheck } from '#contract/meeting/values.ts'
import { Spinner } from '#shared/ui/feedback/Spinner.tsx'
import { GlobeIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { BellIcon, CameraIcon, MegaphoneIcon, MicrophoneIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { OutcomeBadge } from './OutcomeBadge.tsx'
import styles from './test.module.css'

const icons = { camera: CameraIcon, microphone: MicrophoneIcon, speaker: MegaphoneIcon, path: GlobeIcon, hub: BellIcon } as const

export interface CheckRowProps {
  check: ConnectionCheck
  /** `null` while it is looked at. */
  outcome: CheckOutcome | null
  /** What was found and what to do, or what is awaited. */
  children: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** One check: its name, its answer, the words for it. */
export function CheckRow({ check, outcome, children, actions }: CheckRowProps) {
  const { t } = useTranslation('workspace')
  const Icon = icons[check]
  return (
    <li className={styles.check}>
      <Icon size={22} />
      <div className={styles.words}>
        <div className={styles.head}>
          <Text as="h3" strong>
            {t(`meeting.test.checks.${check}`)}
          </Text>
          {outcome ? <OutcomeBadge outcome={outcome} /> : <Spinner size={18} />}
        </div>
        <div role="status">{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </li>
  )
}
