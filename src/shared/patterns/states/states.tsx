import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorArt, ForbiddenArt, NotFoundArt, OfflineArt } from '#shared/ui/art/state-art.tsx'
import { NestArt } from '#shared/ui/art/NestArt.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { RefreshIcon } from '#shared/ui/icons/action-icons.tsx'
import { FailedCall } from './FailedCall.tsx'
import { State, type StateProps } from './State.tsx'

/** Nothing here yet. Say what will be here, and offer the step that brings the first one. */
export function Empty({ art = <NestArt />, ...rest }: StateProps) {
  return <State art={art} {...rest} />
}

interface RetryProps {
  onRetry?: () => void
  compact?: boolean
}

function Retry({ onRetry }: RetryProps) {
  const { t } = useTranslation('site')
  return onRetry ? (
    <Button variant="filled" icon={<RefreshIcon />} onClick={onRetry}>
      {t('patterns.tryAgain')}
    </Button>
  ) : null
}

/** Something failed at our end. `reason` is the server's own sentence, when it has one for people; `failedCall` the number of the call. */
export function ErrorState({ reason, failedCall, onRetry, compact }: RetryProps & { reason?: ReactNode; failedCall?: string }) {
  const { t } = useTranslation('site')
  return (
    <State
      role="alert"
      compact={compact}
      art={<ErrorArt />}
      title={t('patterns.errorTitle')}
      actions={onRetry && <Retry onRetry={onRetry} />}
    >
      {reason ?? t('patterns.errorBody')}
      {failedCall !== undefined && <FailedCall id={failedCall} />}
    </State>
  )
}

export function OfflineState({ onRetry, compact }: RetryProps) {
  const { t } = useTranslation('site')
  return (
    <State
      role="status"
      compact={compact}
      art={<OfflineArt />}
      title={t('patterns.offlineTitle')}
      actions={onRetry && <Retry onRetry={onRetry} />}
    >
      {t('specified.offline')}
    </State>
  )
}

/** The person is signed in and may not see this. `action`: sign in as somebody else, or go back. */
export function Forbidden({ children, action, compact }: { children?: ReactNode; action?: ReactNode; compact?: boolean }) {
  const { t } = useTranslation('site')
  return (
    <State
      compact={compact}
      art={<ForbiddenArt />}
      title={t('patterns.forbiddenTitle')}
      actions={action ?? <LinkButton to="/">{t('patterns.toHome')}</LinkButton>}
    >
      {children ?? t('patterns.forbiddenBody')}
    </State>
  )
}

/** Closed to an administrator who sees with this person's eyes. */
export function ClosedToOffice() {
  const { t } = useTranslation('site')
  return (
    <State art={<ForbiddenArt />} title={t('patterns.closedToOfficeTitle')}>
      {t('patterns.closedToOfficeBody')}
    </State>
  )
}

/** The record does not exist, or not for this person. */
export function NotFound({ level, children, action }: { level?: 1 | 2; children?: ReactNode; action?: ReactNode }) {
  const { t } = useTranslation('site')
  return (
    <State
      level={level}
      art={<NotFoundArt />}
      title={t('patterns.notFoundTitle')}
      actions={action ?? <LinkButton to="/">{t('patterns.toHome')}</LinkButton>}
    >
      {children ?? t('patterns.notFoundBody')}
    </State>
  )
}
