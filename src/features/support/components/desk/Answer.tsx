import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskRequest } from '#contract/support/schemas.ts'
import { supportLimits } from '#contract/support/values.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useAnswerRequestMutation } from '../../api.ts'
import { useSayReplying } from '../use-replying.ts'
import { ChooseCanned } from './ChooseCanned.tsx'

/** Answers the person; a ready answer is put in and can be changed. What was written stays in the tab until it has arrived. */
export function Answer({ request: { id, revision, locale, personId, email } }: { request: DeskRequest }) {
  const { t } = useTranslation('workspace')
  const [answer] = useAnswerRequestMutation()
  const [solve, setSolve] = useState(false)
  const { typed, stopped } = useSayReplying(id)
  const form = useContractForm({
    schema: () => import('#contract/support/schemas.ts').then((module) => module.answer),
    initial: { text: '' },
    draft: `support-answer-${id}`,
    prepare: ({ text }) => ({ text, revision, solve }),
    submit: async (body) => {
      await answer({ params: { id }, body }).unwrap()
      stopped()
      form.reset({ text: '' })
      setSolve(false)
    },
  })
  const refusals = {
    request_changed: t('support.desk.refusals.request_changed'),
    request_closed: t('support.desk.refusals.request_closed'),
  }
  return (
    <Stack gap="3">
      <ChooseCanned locale={locale} onChoose={(text) => form.set('text', text)} />
      <Form
        form={form}
        aria-label={t('support.desk.answer')}
        refusals={refusals}
        actions={
          <Button type="submit" variant="filled" icon={<SendIcon />} loading={form.submitting}>
            {t('support.desk.send')}
          </Button>
        }
      >
        <FormField form={form} name="text" label={t('support.desk.answer')} required>
          <TextArea rows={6} maxLength={supportLimits.text.most} {...form.input('text')} onInput={typed} onBlur={stopped} />
        </FormField>
        <Text as="div" size="s" quiet>
          {personId === null ? t('support.desk.byMail', { email: email ?? '' }) : t('support.desk.byLink')}
        </Text>
        <Checkbox label={t('support.desk.andSolve')} checked={solve} onChange={({ target }) => setSolve(target.checked)} />
      </Form>
    </Stack>
  )
}
