import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { LeftItem, WindDownDecided } from '#contract/admin/wind-down-schemas.ts'
import type { WindDownVerb } from '#contract/admin/wind-down-values.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useDecideWindDownMutation } from '../../wind-downs-api.ts'
import { LeftRow, type Chosen } from './LeftRow.tsx'

interface WindDownFormProps {
  /** Of the account. */
  id: string
  items: readonly LeftItem[]
  /** Nothing can be decided yet. */
  isClosed: boolean
}

const keyOf = ({ kind, id }: Pick<LeftItem, 'kind' | 'id'>) => `${kind}-${id}`

/** How each is to end, as proposed unless chosen otherwise, all with one reason; what could not be done says so at its place. */
export function WindDownForm({ id, items, isClosed }: WindDownFormProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [decide] = useDecideWindDownMutation()
  const [outcomes, setOutcomes] = useState<WindDownDecided['outcomes']>([])
  const form = useContractForm({
    schema: () => import('#contract/admin/wind-down-schemas.ts').then((module) => module.windDownDecisions),
    initial: { chosen: {} as Record<string, Chosen>, reason: '' },
    prepare: ({ chosen, reason }) => ({ reason, decisions: items.flatMap((item) => decisionOn(item, chosen[keyOf(item)])) }),
    submit: async (body) => {
      setOutcomes([])
      const answer = await decide({ params: { id }, body }).unwrap()
      setOutcomes(answer.outcomes)
      const done = answer.outcomes.filter(({ outcome }) => outcome === 'done').length
      const text = t('admin.windDown.came', { done: String(done), total: String(answer.outcomes.length) })
      dispatch(
        toastShown({
          kind: done === answer.outcomes.length ? 'success' : 'information',
          title: t('admin.windDown.decided'),
          text,
        }),
      )
      form.reset({ chosen: {}, reason: body.reason })
    },
  })
  const { chosen } = form.values
  const decided = items.flatMap((item) => decisionOn(item, chosen[keyOf(item)])).length
  return (
    <Form
      form={form}
      aria-label={t('admin.windDown.title')}
      refusals={{ account_state: t('admin.windDown.over'), wind_down_waits: t('admin.windDown.waits') }}
      actions={
        <Button type="submit" variant="filled" loading={form.submitting} disabled={isClosed || decided === 0}>
          {t('admin.windDown.submit', { number: String(decided) })}
        </Button>
      }
    >
      <Stack as="ul" gap="4">
        {items.map((item) => (
          <li key={keyOf(item)}>
            <LeftRow
              item={item}
              chosen={chosen[keyOf(item)] ?? item.proposal ?? 'later'}
              onChoose={(next) => form.set('chosen', { ...chosen, [keyOf(item)]: next })}
              outcome={outcomes.find((one) => keyOf(one) === keyOf(item))?.outcome}
            />
          </li>
        ))}
      </Stack>
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.orders.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </Form>
  )
}

/** What is sent for one of them: nothing where it is left for later, or can only wait. */
function decisionOn({ kind, id, version, verbs, proposal }: LeftItem, chosen: Chosen | undefined) {
  const verb: WindDownVerb | undefined = verbs.find((one) => one === (chosen ?? proposal))
  return verb === undefined ? [] : [{ kind, id, version, verb }]
}
