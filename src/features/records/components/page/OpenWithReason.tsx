import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Forbidden } from '#shared/patterns/states/states.tsx'
import { selectRole } from '#shared/session/login.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useOpenInEmergencyMutation } from '../../api.ts'
import { useRecordRefusals } from '../use-record-refusals.ts'

/** A record that is closed: a doctor may open it for a day with a reason, which the patient is told. */
export function OpenWithReason({ id }: { id: string }) {
  const { t } = useTranslation('workspace')
  const isDoctor = useSelector(selectRole) === 'doctor'
  const [open] = useOpenInEmergencyMutation()
  const refusals = useRecordRefusals()
  const form = useContractForm({
    schema: () => import('#contract/records/schemas.ts').then((module) => module.emergencyReason),
    initial: { reason: '' },
    submit: (body) => open({ params: { id }, body }).unwrap(),
  })
  if (!isDoctor) return <Forbidden />
  return (
    <Card>
      <Stack>
        <Heading level={2} size="l">
          {t('records.emergency.closed')}
        </Heading>
        <Text>{t('records.emergency.about')}</Text>
        <Form
          form={form}
          aria-label={t('records.emergency.closed')}
          refusals={refusals}
          actions={
            <Button type="submit" variant="danger" loading={form.submitting}>
              {t('records.emergency.submit')}
            </Button>
          }
        >
          <FormField form={form} name="reason" label={t('records.emergency.reason')} hint={t('records.emergency.reasonHint')}>
            <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
          </FormField>
        </Form>
      </Stack>
    </Card>
  )
}
