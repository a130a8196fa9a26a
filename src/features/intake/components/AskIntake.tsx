import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { askedIn, flagsOf, questionsFor } from '#contract/intake/rules.ts'
import type { Intake } from '#contract/intake/schemas.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useWriteIntakeMutation } from '../api.ts'
import { answersOf, complaintsFor, draftOf, possibleAnswers, type DraftAnswer, type IntakeDraft } from '../draft.ts'
import { useIntakeWords } from '../use-intake-words.ts'
import { QuestionField } from './QuestionField.tsx'
import { RedFlagAdvice } from './RedFlagAdvice.tsx'
import styles from './intake.module.css'

interface AskIntakeProps {
  appointment: { readonly id: string; readonly doctor: { readonly speciality: string } }
  intake: Intake
  /** What the button says. */
  send: string
  onTold: (intake: Intake) => void
  /** Beside the button: another way on. */
  others?: ReactNode
}

/** The questions before a visit. What must not wait is said as soon as it is answered, before anything is sent. */
export function AskIntake({ appointment, intake, send, onTold, others }: AskIntakeProps) {
  const { t } = useTranslation('workspace')
  const words = useIntakeWords()
  const [write] = useWriteIntakeMutation()
  const complaints = complaintsFor(appointment.doctor.speciality)
  const told = draftOf(intake.told)
  const initial: IntakeDraft = complaints.length === 1 ? { ...told, complaint: 'other' } : told
  const form = useContractForm({
    schema: () => import('#contract/intake/schemas.ts').then((module) => module.intakeBody),
    initial,
    missing: { complaint: t('intake.missingComplaint') },
    prepare: (values) => ({ complaint: values.complaint || undefined, answers: answersOf(values) }),
    submit: async (body) => onTold(await write({ params: { id: appointment.id }, body }).unwrap()),
  })
  const { complaint, answers } = form.values
  const about = complaint === '' ? undefined : { subject: intake.subject, complaint }
  const possible = possibleAnswers(form.values)
  const asked = about ? questionsFor(about, possible) : []
  const flags = about ? flagsOf(about, possible) : []
  // In sight of who has just answered, however long the form is.
  const gravest = flags[0] && askedIn(flags[0].when)
  const answer = (id: string) => (given: DraftAnswer) => form.set('answers', { ...answers, [id]: given })

  return (
    <div className={styles.form}>
      <Form
        form={form}
        guarded="query"
        aria-label={t('intake.title')}
        refusals={{ appointment_state: t('intake.closed') }}
        actions={
          <>
            <Button type="submit" variant="filled" loading={form.submitting}>
              {send}
            </Button>
            {others}
          </>
        }
      >
        <Stack gap="5">
          <FormField form={form} name="complaint" label={t('intake.complaint')} required>
            <Select
              {...form.input('complaint')}
              placeholder={t('intake.choose')}
              options={complaints.map((value) => ({ value, label: words.complaint(value) }))}
            />
          </FormField>
          {asked.map((question) => (
            <Fragment key={question.id}>
              <QuestionField
                question={question}
                answer={answers[question.id]}
                onAnswer={answer(question.id)}
                fault={form.faults[`answers.${question.id}`]}
              />
              {question.id === gravest && <RedFlagAdvice subject={intake.subject} flags={flags} live />}
            </Fragment>
          ))}
        </Stack>
      </Form>
    </div>
  )
}
