import { useTranslation } from 'react-i18next'
import type { Interventions } from '#contract/admin/order-schemas.ts'
import { share, sum } from '#contract/orders/money.ts'
import { useLineText } from '#features/orders/index.ts'
import { formatMoney, minorDigits } from '#shared/lib/format-money.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useDoIntervention } from './use-do-intervention.ts'

interface GiveBackProps {
  orderId: string
  /** What was true of the order when the administrator asked. */
  interventions: Interventions
  onClose: () => void
}

const ways = ['refund', 'refundLines', 'goodwill'] as const

/** Gives money back of the order as it was seen: an amount, what pieces cost, or as goodwill. Shows what goes back, and whether another must agree. */
export function GiveBack({ orderId, interventions, onClose }: GiveBackProps) {
  const { t, i18n } = useTranslation('workspace')
  const lineText = useLineText()
  const intervene = useDoIntervention(orderId, onClose)
  const { version, refundable, alone, verbs, lines } = interventions
  const { currency } = refundable
  const digits = minorDigits(currency)
  const open = ways.filter((way) => verbs.some(({ verb }) => verb === way))
  const form = useContractForm({
    schema: () => import('#contract/admin/order-schemas.ts').then((module) => module.intervention),
    initial: {
      verb: open[0] ?? 'refund',
      amount: (refundable.amount / 10 ** digits).toFixed(digits),
      pieces: {} as Record<string, string>,
      reason: '',
    },
    prepare: ({ verb, amount, pieces, reason }) => ({
      verb,
      version,
      reason,
      ...(verb === 'refundLines' ? { lines: chosen(pieces) } : { amount: Math.round(Number(amount) * 10 ** digits) }),
    }),
    submit: intervene,
  })
  const { verb, amount, pieces } = form.values
  const back =
    verb === 'refundLines'
      ? Math.min(refundable.amount, sum(chosen(pieces).map((piece) => priceOf(lines, piece))))
      : Math.round(Number(amount) * 10 ** digits)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.orders.verbs.refund')}
      submit={t(back > alone.amount ? 'admin.orders.submit.ask' : 'admin.orders.submit.refund')}
      refusals={{ refund_too_large: t('admin.orders.tooLarge'), nothing_to_refund: t('admin.orders.tooLarge') }}
    >
      <RadioGroup
        label={t('admin.orders.how')}
        options={open.map((value) => ({ value, label: t(`admin.orders.ways.${value}`), hint: t(`admin.orders.ask.${value}`) }))}
        {...form.choice('verb')}
      />
      {verb === 'refundLines' ? (
        lines.map(({ position, subject, left }) => (
          <Field key={position} name={`line-${position}`} label={lineText(subject)}>
            <Select
              value={pieces[position] ?? '0'}
              options={Array.from({ length: left + 1 }, (_, count) => ({ value: String(count), label: String(count) }))}
              onChange={(event) => form.set('pieces', { ...pieces, [position]: event.target.value })}
            />
          </Field>
        ))
      ) : (
        <FormField
          form={form}
          name="amount"
          label={t('admin.orders.amount', { currency })}
          hint={t('admin.orders.atMost', { amount: formatMoney(refundable, i18n.language) })}
          required
        >
          <NumberField hasDecimals min={0} {...form.input('amount')} />
        </FormField>
      )}
      {form.faults['lines'] && <Banner tone="error">{t('admin.orders.nothingChosen')}</Banner>}
      <Facts facts={[{ name: t('admin.orders.goesBack'), value: <Money value={{ amount: back || 0, currency }} /> }]} />
      {back > alone.amount && <Banner>{t('admin.orders.needsSecond', { amount: formatMoney(alone, i18n.language) })}</Banner>}
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.orders.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

type Lines = Interventions['lines']
interface Piece {
  position: number
  quantity: number
}

const chosen = (pieces: Record<string, string>): Piece[] =>
  Object.entries(pieces).flatMap(([position, quantity]) =>
    Number(quantity) > 0 ? [{ position: Number(position), quantity: Number(quantity) }] : [],
  )

/** As the server counts it: what went back and what goes now come to the whole. */
function priceOf(lines: Lines, { position, quantity: pieces }: Piece): number {
  const line = lines.find((one) => one.position === position)
  if (!line) return 0
  const before = line.quantity - line.left
  const isDelivery = line.subject.kind === 'delivery'
  const now = isDelivery ? line.left : pieces
  return share(line.total.amount, before + now, line.quantity) - share(line.total.amount, before, line.quantity)
}
