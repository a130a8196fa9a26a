import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import { quoteTotal } from '#contract/medicine-orders/rules.ts'
import type { MedicineOrder } from '#contract/medicine-orders/schemas.ts'
import { amountText } from '#contract/prescriptions/dosing-text.ts'
import { medicineOrderLengths } from '#contract/medicine-orders/values.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { readAmount } from '#shared/lib/written-amount.ts'
import { DetailPage } from '#shared/patterns/detail/DetailPage.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { DashboardColumns } from '#shared/patterns/dashboard/Dashboard.tsx'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { useDispatch } from 'react-redux'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { useDeclineMedicineMutation, useQuoteMedicineMutation } from '../../api.ts'
import { MedicineBadge } from '../MedicineBadge.tsx'
import { MedicineFacts } from '../MedicineFacts.tsx'
import { MedicineHold } from '../MedicineHold.tsx'
import { MedicineLine } from '../MedicineLine.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useMedicineRefusals } from '../use-medicine-refusals.ts'
import { OfferFields } from './OfferFields.tsx'
import { PharmacistChecks } from './PharmacistChecks.tsx'
import { offersOf, valuesOf } from './quote-values.ts'
import { Scan } from './Scan.tsx'

/** One request: what it costs line by line, or no, beside the prescription's paper and what must be read before. */
export function RequestDesk({ medicine }: { medicine: MedicineOrder }) {
  const { t } = useTranslation('workspace')
  const { id, order, may, lines, answerUntil, patient } = medicine
  const [isDeclining, setDeclining] = useState(false)
  const [decline] = useDeclineMedicineMutation()
  const state = order.state as MedicineOrderState
  return (
    <>
      <DetailPage
        title={t('medicine-orders.quote.title', { name: patient.subject })}
        state={<MedicineBadge state={state} />}
        crumbs={[
          { label: t('pharmacy.routes.newOrderRequest.title'), to: paths.newOrderRequest.link() },
          { label: order.number },
        ]}
        actions={may.decline && <Button onClick={() => setDeclining(true)}>{t('medicine-orders.quote.decline')}</Button>}
      >
        <Stack gap="5">
          {(state === 'requested' || state === 'quoted') && answerUntil && (
            <Banner tone={state === 'requested' ? 'warning' : 'information'}>
              {t(state === 'requested' ? 'medicine-orders.quote.waits' : 'medicine-orders.quote.patientDecides')}{' '}
              <Countdown until={answerUntil} />
            </Banner>
          )}
          <DashboardColumns
            side={
              <>
                {state !== 'declined' && state !== 'expired' && state !== 'cancelled' && state !== 'rejected' && <Scan id={id} />}
                <Card>
                  <MedicineFacts medicine={medicine} />
                </Card>
              </>
            }
          >
            <MedicineHold medicine={medicine} />
            <PharmacistChecks medicine={medicine} />
            {may.quote ? (
              <QuoteForm key={medicine.revision} medicine={medicine} />
            ) : (
              <Panel title={t('medicine-orders.own.medicines')}>
                <Stack gap="4">
                  {lines.map((line) => (
                    <MedicineLine key={line.id} line={line} />
                  ))}
                </Stack>
              </Panel>
            )}
          </DashboardColumns>
        </Stack>
      </DetailPage>
      {isDeclining && (
        <ReasonDialog
          title={t('medicine-orders.quote.decline')}
          about={t('medicine-orders.quote.declineAbout')}
          submit={t('medicine-orders.quote.decline')}
          onSend={(body) => decline({ params: { id }, body }).unwrap()}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}

function QuoteForm({ medicine }: { medicine: MedicineOrder }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [send] = useQuoteMedicineMutation()
  const refusals = useMedicineRefusals()
  const { id, lines, delivery, deliveryFee, controlled, order } = medicine
  const { currency } = deliveryFee
  const form = useContractForm({
    schema: () => import('#contract/medicine-orders/schemas.ts').then((module) => module.quote),
    initial: { offers: valuesOf(medicine), note: medicine.quoteNote, hasPaper: false },
    prepare: ({ offers, ...values }) => ({ ...values, revision: medicine.revision, offers: offersOf(offers, currency) }),
    submit: async (body) => {
      await send({ params: { id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('medicine-orders.quote.sent'), text: t('medicine-orders.quote.sentText') }))
    },
  })
  const { offers, hasPaper } = form.values
  const total = quoteTotal(
    offers.map(({ kind, quantity, unitPrice }) => ({
      kind,
      quantity: Number(quantity) || 0,
      unitPrice: Number(readAmount(unitPrice, currency)) || 0,
    })),
    delivery,
    deliveryFee.amount,
  )
  return (
    <Panel title={t('medicine-orders.quote.offers')}>
      <Form
        form={form}
        guarded
        aria-label={t('medicine-orders.quote.offers')}
        refusals={refusals}
        actions={
          <Button type="submit" variant="filled" loading={form.submitting}>
            {t(order.state === 'quoted' ? 'medicine-orders.quote.again' : 'medicine-orders.quote.send')}
          </Button>
        }
      >
        {lines.map((line, index) => (
          <MedicineLine key={line.id} line={{ ...line, offer: null }}>
            {line.due > 0 && (
              <Text>
                {t('medicine-orders.line.due', { amount: amountText(line.due, line.doseUnit, i18n.language as Locale) })}
              </Text>
            )}
            <OfferFields
              line={line}
              values={offers[index]!}
              path={`offers.${index}`}
              faults={form.faults as Readonly<Record<string, string | undefined>>}
              currency={currency}
              onChange={(changed) =>
                form.set(
                  'offers',
                  offers.map((each, place) => (place === index ? changed : each)),
                )
              }
            />
          </MedicineLine>
        ))}
        {controlled && !controlled.withoutPaper && (
          <Checkbox
            label={t('medicine-orders.quote.hasPaper')}
            checked={hasPaper}
            onChange={({ target }) => form.set('hasPaper', target.checked)}
          />
        )}
        <FormField form={form} name="note" label={t('medicine-orders.quote.noteToPatient')}>
          <TextArea rows={2} maxLength={medicineOrderLengths.note} {...form.input('note')} />
        </FormField>
        <Text strong>{t('medicine-orders.quote.total', { total: formatMoney({ amount: total, currency }, i18n.language) })}</Text>
        {delivery === 'courier' && deliveryFee.amount > 0 && (
          <Text quiet size="s">
            {t('medicine-orders.quote.withDelivery', { fee: formatMoney(deliveryFee, i18n.language) })}
          </Text>
        )}
      </Form>
    </Panel>
  )
}
