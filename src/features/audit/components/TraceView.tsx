import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Trace } from '#contract/audit/schemas.ts'
import { paths } from '#shared/paths.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './audit.module.css'

/** One call: how it went, what it did, which mails it wrote, and who asked about it. */
export function TraceView({ trace }: { trace: Trace }) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="5">
      <Call trace={trace} />
      <Part title={t('audit.trace.entries')} none={t('audit.trace.noEntries')} count={trace.entries.length}>
        {trace.entries.map((entry) => (
          <li key={entry.id} className={styles.look}>
            <code className={styles.code}>{entry.action}</code>
            <Text size="s" quiet>
              {entry.userName ?? t('audit.looks.platform')} · {entry.recordKind} <code>{entry.recordId}</code>
            </Text>
            <When instant={entry.at} />
          </li>
        ))}
      </Part>
      <Part title={t('audit.trace.mails')} none={t('audit.trace.noMails')} count={trace.mails.length}>
        {trace.mails.map((mail) => (
          <li key={mail.id} className={styles.look}>
            <Link to={paths.adminDashboard.link({ tab: 'outbox', message: mail.id })}>
              {mail.template} · {mail.channel} · {mail.state}
            </Link>
            <When instant={mail.at} />
          </li>
        ))}
      </Part>
      <Part title={t('audit.trace.requests')} none={t('audit.trace.noRequests')} count={trace.requests.length}>
        {trace.requests.map((request) => (
          <li key={request.id} className={styles.look}>
            <Link to={paths.supportDesk.link({ request: request.id })}>{request.number}</Link>
          </li>
        ))}
      </Part>
    </Stack>
  )
}

function Call({ trace: { call } }: { trace: Trace }) {
  const { t } = useTranslation('workspace')
  if (!call) return <Banner title={t('audit.trace.noCall')}>{t('audit.trace.noCallText')}</Banner>
  const { failure } = call
  return (
    <Stack gap="3">
      <Facts
        facts={[
          { name: t('audit.trace.at'), value: <When instant={call.at} /> },
          { name: t('audit.trace.call'), value: <code className={styles.code}>{`${call.method} ${call.route}`}</code> },
          { name: t('audit.trace.status'), value: String(call.status) },
          { name: t('audit.trace.code'), value: call.code && <code>{call.code}</code> },
          { name: t('audit.trace.took'), value: t('audit.trace.milliseconds', { ms: String(Math.round(call.milliseconds)) }) },
          {
            name: t('audit.trace.failure'),
            value: failure && [failure.kind, failure.code, failure.constraint].filter(Boolean).join(' · '),
          },
        ]}
      />
      {failure && failure.frames.length > 0 && (
        <pre className={styles.frames} dir="ltr">
          {failure.frames.join('\n')}
        </pre>
      )}
    </Stack>
  )
}

function Part({ title, none, count, children }: { title: string; none: string; count: number; children: ReactNode }) {
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      {count === 0 ? (
        <Text quiet>{none}</Text>
      ) : (
        <Stack as="ul" gap="2">
          {children}
        </Stack>
      )}
    </Stack>
  )
}
