import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { PharmacyProfile } from '#contract/pharmacy/schemas.ts'
import { weekdays } from '#contract/pharmacy/values.ts'
import { dateFormat } from '#shared/lib/formats.ts'
import { Form } from '#shared/patterns/form/Form.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { TimePicker } from '#shared/ui/date/TimePicker.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useChangePharmacyHoursMutation } from '../../api.ts'

interface Span {
  weekday: number
  from: string
  to: string
}

/** When the pharmacy is open in a week, and days on which it is closed. */
export function HoursForm({ profile }: { profile: PharmacyProfile }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [save] = useChangePharmacyHoursMutation()
  const form = useContractForm({
    schema: () => import('#contract/pharmacy/schemas.ts').then((module) => module.pharmacyHours),
    initial: { spans: profile.hours.spans as Span[], closedDays: profile.hours.closedDays },
    prepare: ({ closedDays, ...values }) => ({ ...values, closedDays: closedDays.filter(Boolean) }),
    submit: async (body) => {
      await save({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('pharmacy.profile.saved'), text: t('pharmacy.profile.savedText') }))
    },
  })
  const { spans, closedDays } = form.values
  // 2 January 2023 was a Monday.
  const dayName = (weekday: number) =>
    dateFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + weekday)))
  const change = (place: number, changed: Partial<Span>) =>
    form.set(
      'spans',
      spans.map((span, index) => (index === place ? { ...span, ...changed } : span)),
    )
  return (
    <Form
      form={form}
      guarded="query"
      aria-label={t('pharmacy.profile.tabs.hours')}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting}>
          {t('pharmacy.profile.save')}
        </Button>
      }
    >
      <Panel title={t('pharmacy.profile.week', { zone: profile.timeZone })}>
        {weekdays.map((weekday) => (
          <Stack key={weekday} gap="2">
            <Cluster justify="between">
              <Heading level={3} size="s">
                {dayName(weekday)}
              </Heading>
              <Button
                small
                variant="quiet"
                icon={<PlusIcon size={18} />}
                aria-label={t('pharmacy.profile.addHoursTo', { day: dayName(weekday) })}
                onClick={() => form.set('spans', [...spans, { weekday, from: '09:00', to: '18:00' }])}
              >
                {t('pharmacy.profile.addHours')}
              </Button>
            </Cluster>
            {!spans.some((span) => span.weekday === weekday) && <Text quiet>{t('pharmacy.profile.closed')}</Text>}
            {spans.map(
              (span, place) =>
                span.weekday === weekday && (
                  <Cluster key={place}>
                    <Field
                      label={t('pharmacy.profile.from')}
                      name={`spans.${place}.from`}
                      error={form.faults[`spans.${place}.from`]}
                    >
                      <TimePicker value={span.from} onChange={({ target }) => change(place, { from: target.value })} />
                    </Field>
                    <Field label={t('pharmacy.profile.to')} name={`spans.${place}.to`} error={form.faults[`spans.${place}.to`]}>
                      <TimePicker value={span.to} onChange={({ target }) => change(place, { to: target.value })} />
                    </Field>
                    <IconButton
                      icon={<TrashIcon />}
                      label={t('pharmacy.profile.removeHours', { day: dayName(weekday), from: span.from })}
                      onClick={() =>
                        form.set(
                          'spans',
                          spans.filter((_, index) => index !== place),
                        )
                      }
                    />
                  </Cluster>
                ),
            )}
          </Stack>
        ))}
      </Panel>
      <Panel title={t('pharmacy.profile.closedDays')}>
        {closedDays.map((day, place) => (
          <Cluster key={place}>
            <Field label={t('pharmacy.profile.closedOn')} name={`closedDays.${place}`} error={form.faults[`closedDays.${place}`]}>
              <DatePicker
                value={day}
                onChange={({ target }) =>
                  form.set(
                    'closedDays',
                    closedDays.map((each, index) => (index === place ? target.value : each)),
                  )
                }
              />
            </Field>
            <IconButton
              icon={<TrashIcon />}
              label={t('pharmacy.profile.removeDay')}
              onClick={() =>
                form.set(
                  'closedDays',
                  closedDays.filter((_, index) => index !== place),
                )
              }
            />
          </Cluster>
        ))}
        <div>
          <Button small icon={<PlusIcon size={18} />} onClick={() => form.set('closedDays', [...closedDays, ''])}>
            {t('pharmacy.profile.addDay')}
          </Button>
        </div>
      </Panel>
    </Form>
  )
}
