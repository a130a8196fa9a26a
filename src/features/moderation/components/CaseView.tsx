import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moderationCase, type AppealDecision, type CaseDecision } from '#contract/social/moderation.ts'
import type { ModerationCase } from '#contract/social/schemas.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { caseLooks } from './case-looks.ts'
import { CasePicture } from './CasePicture.tsx'
import { Decide } from './Decide.tsx'
import styles from './moderation.module.css'

const decisions = ['dismiss', 'warn', 'hide', 'suspend'] as const satisfies readonly CaseDecision[]
const appealDecisions = ['uphold', 'lift'] as const satisfies readonly AppealDecision[]

/** One case as it was reported, and what can be decided on it now. */
export function CaseView({ case: found }: { case: ModerationCase }) {
  const { t } = useTranslation('workspace')
  const [verb, setVerb] = useState<CaseDecision | AppealDecision>()
  const { state, subject, member, frozen, reports, openedAt, decidedAt, decidedBy, reason, suspendedUntil, appeal } = found
  const isAppealed = state === 'appealed'
  const mayDecide = !(isAppealed && found.decidedByCaller)
  // What cannot be hidden is a person.
  const possible = [...decisions, ...appealDecisions].filter(
    (one) => moderationCase.steps[one].from.includes(state) && !(one === 'hide' && subject === 'member'),
  )
  return (
    <DetailPage
      crumbs={[
        { label: t('moderation.routes.moderationQueue.title'), to: paths.moderationQueue.link() },
        { label: t(`moderation.subjects.${subject}`) },
      ]}
      title={
        <>
          {t(`moderation.subjects.${subject}`)} · <bdi>{member.name}</bdi>
        </>
      }
      about={<When instant={openedAt} />}
      state={
        <StatusBadge state={state} looks={caseLooks}>
          {t(`moderation.states.${state}`)}
        </StatusBadge>
      }
      actions={
        mayDecide &&
        possible.map((one) => (
          <Button key={one} variant={one === 'suspend' ? 'danger' : undefined} onClick={() => setVerb(one)}>
            {t(`moderation.verbs.${one}`)}
          </Button>
        ))
      }
      aside={
        decidedAt !== null && (
          <Card>
            <Facts
              facts={[
                { name: t('moderation.decided'), value: <When instant={decidedAt} /> },
                { name: t('moderation.decidedBy'), value: decidedBy && <bdi>{decidedBy}</bdi> },
                { name: t('moderation.reason'), value: reason },
                { name: t('moderation.until'), value: suspendedUntil && <When instant={suspendedUntil} /> },
                { name: t('moderation.appeal'), value: appeal },
              ]}
            />
          </Card>
        )
      }
    >
      {!mayDecide && <Banner>{t('moderation.another')}</Banner>}
      <Card as="section">
        <Stack gap="3">
          <Heading level={2} size="m">
            {t('moderation.asReported')}
          </Heading>
          <p dir="auto" className={styles.text}>
            {frozen.text}
          </p>
          {frozen.pictures.length > 0 && (
            <>
              <Text as="div" size="s" quiet>
                {t('moderation.pictures', { count: frozen.pictures.length })}
              </Text>
              <Cluster>
                {frozen.pictures.map((picture) => (
                  <CasePicture key={picture.address} picture={picture} />
                ))}
              </Cluster>
            </>
          )}
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap="3">
          <Heading level={2} size="m">
            {t('moderation.reports', { count: reports.length })}
          </Heading>
          <Stack as="ul" gap="3">
            {reports.map((report, index) => (
              <li key={index}>
                <strong>{t(`social.report.reasons.${report.reason}`)}</strong>
                {report.words && <p dir="auto">{report.words}</p>}
                <Text as="div" size="s" quiet>
                  <When instant={report.at} />
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Card>
      {verb && <Decide case={found} verb={verb} onClose={() => setVerb(undefined)} />}
    </DetailPage>
  )
}
