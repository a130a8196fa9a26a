import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { InteractionCoverage } from '../InteractionCoverage.tsx'
import { CheckLine } from '../draft/CheckLine.tsx'
import { Decisions } from './Decisions.tsx'
import { PrescribedLine } from './PrescribedLine.tsx'

interface IssuedPrescriptionProps {
  prescription: Prescription
  /** Above what was prescribed: what the reader may do now. */
  children?: ReactNode
  /** What was not clear, and why the doctor went on: for who treats, not for the patient. */
  withChecks?: boolean
}

/** What was prescribed, how it is taken, and what of it was given. */
export function IssuedPrescription({ prescription, children, withChecks = false }: IssuedPrescriptionProps) {
  const { t } = useTranslation('workspace')
  const {
    subject,
    doctor,
    diagnosis,
    issuedAt,
    validUntil,
    followUpOn,
    lines,
    advice,
    checks,
    conflicts,
    decisions,
    cancelReason,
    paper,
  } = prescription
  // "Finish the whole course" would be wrong advice now.
  const isStopped = decisions.at(-1)?.decision === 'stop'
  const isAdviceHeld = !withChecks && (conflicts.length > 0 || isStopped)
  return (
    <Stack gap="5">
      {cancelReason && (
        <Banner tone="error" title={t('prescriptions.states.cancelled')}>
          {t('prescriptions.issued.cancelledBecause', { reason: cancelReason })}
        </Banner>
      )}
      <Decisions prescription={prescription} />
      {children}
      <Card>
        <Facts
          facts={[
            { name: t('prescriptions.columns.subject'), value: <bdi>{subject.name}</bdi> },
            { name: t('prescriptions.columns.doctor'), value: <bdi>{doctor}</bdi> },
            { name: t('prescriptions.facts.diagnosis'), value: diagnosis && <bdi>{diagnosis}</bdi> },
            { name: t('prescriptions.columns.issued'), value: issuedAt && <When instant={issuedAt} /> },
            { name: t('prescriptions.columns.validUntil'), value: validUntil && <CalendarDay date={validUntil} /> },
            { name: t('prescriptions.facts.followUp'), value: followUpOn && <CalendarDay date={followUpOn} /> },
            { name: t('prescriptions.facts.code'), value: paper && <bdi dir="ltr">{paper.code}</bdi> },
          ]}
        />
      </Card>
      <Panel title={t('prescriptions.issued.medicines')}>
        <Stack gap="4">
          {lines.map((line) => (
            <PrescribedLine
              key={line.id}
              line={line}
              isOpen={prescription.state === 'issued' && !conflicts.some(({ check }) => check.lineIds.includes(line.id))}
            />
          ))}
        </Stack>
      </Panel>
      {advice && (
        <Panel title={t('prescriptions.facts.advice')}>
          <Stack gap="2">
            {isAdviceHeld && <Text quiet>{t('prescriptions.alarm.adviceHeld')}</Text>}
            {(isAdviceHeld ? '' : advice)
              .split('\n')
              .filter(Boolean)
              .map((paragraph) => (
                <Text key={paragraph} as="p">
                  <bdi>{paragraph}</bdi>
                </Text>
              ))}
          </Stack>
        </Panel>
      )}
      {withChecks && (
        <Panel title={t('prescriptions.issued.checks')}>
          <Stack gap="3">
            {checks.map(({ check, reason }) => (
              <CheckLine key={checkKey(check)} check={check} lines={lines} reason={reason} />
            ))}
            <InteractionCoverage checks={checks.map(({ check }) => check)} />
          </Stack>
        </Panel>
      )}
    </Stack>
  )
}
