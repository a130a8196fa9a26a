import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { QuietHours } from '#contract/notices/schemas.ts'
import { zoneCity } from '#shared/lib/format-time.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TimePicker } from '#shared/ui/date/TimePicker.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useChangeQuietHoursMutation, useQuietHoursQuery } from './api.ts'

/** When the person wants neither mail nor push. */
export function QuietHoursPanel() {
  const { t } = useTranslation('workspace')
  const quietHours = useQuietHoursQuery()
  return (
    <Panel title={t('notices.quiet.title')} about={t('notices.quiet.about')}>
      <QueryState query={quietHours} skeleton={<SkeletonText lines={3} />}>
        {(data) => <QuietHoursForm quietHours={data} />}
      </QueryState>
    </Panel>
  )
}

function QuietHoursForm({ quietHours }: { quietHours: QuietHours }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const zone = t('notices.quiet.zone', { city: zoneCity(useZone()) })
  const [change] = useChangeQuietHoursMutation()
  const form = useContractForm({
    schema: () => import('#contract/notices/schemas.ts').then((module) => module.quietHours),
    initial: quietHours,
    submit: async (body) => {
      await change({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('notices.quiet.title'), text: t('notices.quiet.saved') }))
    },
  })
  return (
    <Form
      form={form}
      guarded="query"
      aria-label={t('notices.quiet.title')}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('notices.quiet.save')}
        </Button>
      }
    >
      <Checkbox {...form.checkbox('on')} label={t('notices.quiet.on')} />
      <Grid least={10} gap="4" fit>
        <FormField form={form} name="from" label={t('notices.quiet.from')} hint={zone} required>
          <TimePicker {...form.input('from')} step={15} />
        </FormField>
        <FormField form={form} name="to" label={t('notices.quiet.to')} required>
          <TimePicker {...form.input('to')} step={15} />
        </FormField>
      </Grid>
    </Form>
  )
}
