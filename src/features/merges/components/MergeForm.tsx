import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { Duplicates } from '#contract/merges/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { MailAddress } from '#shared/ui/text/MailAddress.tsx'
import { useMergeAccountsMutation, useRehearseMergeQuery } from '../api.ts'
import { MergeFacts } from './MergeFacts.tsx'

type Account = Duplicates['account']

/** Which of the two stays, what goes over to it, rehearsed in earnest; and the last word, with its reason. */
export function MergeForm({ pair }: { pair: readonly [Account, Account] }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { ask, confirmation } = useConfirm()
  const [isSwapped, setSwapped] = useState(false)
  const [kept, closed] = isSwapped ? [pair[1], pair[0]] : pair
  const ids = { keptId: kept.id, closedId: closed.id }
  const rehearsal = useRehearseMergeQuery({ body: ids })
  const [merge] = useMergeAccountsMutation()
  const form = useContractForm({
    schema: () => import('#contract/merges/schemas.ts').then((module) => module.mergeToDo),
    initial: { reason: '' },
    prepare: (values) => ({ ...values, ...ids }),
    submit: async (body) => {
      const closedName = `${closed.name} (${closed.email ?? ''})`
      const sure = await ask({
        title: t('merges.ask'),
        body: t('merges.askBody', { closed: closedName }),
        confirm: t('merges.submit'),
        danger: true,
      })
      if (!sure) return
      await merge({ body }).unwrap()
      dispatch(
        toastShown({ kind: 'success', title: t('merges.done'), text: t('merges.doneText', { kept: kept.email ?? kept.name }) }),
      )
      await navigate(paths.userList.link())
    },
  })
  const figures = rehearsal.currentData
  return (
    <Card as="section" aria-labelledby="merge-figures">
      <Stack gap="4">
        <Heading level={2} size="m" id="merge-figures">
          {t('merges.figures')}
        </Heading>
        <Facts
          facts={[
            { name: t('merges.keeps'), value: <MailAddress>{kept.email ?? kept.name}</MailAddress> },
            { name: t('merges.closes'), value: <MailAddress>{closed.email ?? closed.name}</MailAddress> },
          ]}
        />
        <div>
          <Button onClick={() => setSwapped(!isSwapped)}>{t('merges.swap')}</Button>
        </div>
        <QueryState query={{ ...rehearsal, data: figures }}>{(known) => <MergeFacts figures={known} />}</QueryState>
        <Form
          form={form}
          guarded
          refusals={{
            merge_obstacle: t('merges.refused.merge_obstacle'),
            merge_of_itself: t('merges.refused.merge_of_itself'),
            merge_of_gone: t('merges.refused.merge_of_gone'),
          }}
          actions={
            <Button type="submit" variant="danger" loading={form.submitting} disabled={!figures || figures.obstacles.length > 0}>
              {t('merges.submit')}
            </Button>
          }
        >
          <FormField form={form} name="reason" label={t('merges.reason')} required>
            <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
          </FormField>
        </Form>
        {confirmation}
      </Stack>
    </Card>
  )
}
